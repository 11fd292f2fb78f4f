import { Icon, type IconProps } from './Icon';

/** PlayArrowOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 8.64 15.27 12 10 15.36zM8 5v14l11-7z" />
  </Icon>
);
