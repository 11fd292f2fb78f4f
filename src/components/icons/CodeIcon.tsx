import { Icon, type IconProps } from './Icon';

/** CodeOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const CodeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9.4 16.6 4.8 12l4.6-4.6L8 6l-6 6 6 6zm5.2 0 4.6-4.6-4.6-4.6L16 6l6 6-6 6z" />
  </Icon>
);
