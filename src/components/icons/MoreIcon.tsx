import { Icon, type IconProps } from './Icon';

/** MoreVertOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const MoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2" />
  </Icon>
);
