import { Icon, type IconProps } from './Icon';

/** PhotoCameraOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.12 4 1.83 2H20v12H4V6h4.05l1.83-2zM15 2H9L7.17 4H4c-1.1 0-2 .9-2 2v12c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2h-3.17zm-3 7c1.65 0 3 1.35 3 3s-1.35 3-3 3-3-1.35-3-3 1.35-3 3-3m0-2c-2.76 0-5 2.24-5 5s2.24 5 5 5 5-2.24 5-5-2.24-5-5-5" />
  </Icon>
);
