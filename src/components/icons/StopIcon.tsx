import { Icon, type IconProps } from './Icon';

/** StopOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const StopIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 8v8H8V8zm2-2H6v12h12z" />
  </Icon>
);
