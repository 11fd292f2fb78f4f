import { Icon, type IconProps } from './Icon';

/** PauseOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 19h4V5H6zm8-14v14h4V5z" />
  </Icon>
);
