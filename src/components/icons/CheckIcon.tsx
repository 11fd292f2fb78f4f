import { Icon, type IconProps } from './Icon';

/** CheckOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z" />
  </Icon>
);
