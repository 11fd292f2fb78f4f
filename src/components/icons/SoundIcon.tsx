import { Icon, type IconProps } from './Icon';

/** VolumeUpOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const SoundIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9v6h4l5 5V4L7 9zm7-.17v6.34L7.83 13H5v-2h2.83zM16.5 12c0-1.77-1.02-3.29-2.5-4.03v8.05c1.48-.73 2.5-2.25 2.5-4.02M14 3.23v2.06c2.89.86 5 3.54 5 6.71s-2.11 5.85-5 6.71v2.06c4.01-.91 7-4.49 7-8.77s-2.99-7.86-7-8.77" />
  </Icon>
);
