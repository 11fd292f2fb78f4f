import { Icon, type IconProps } from './Icon';

/** RemoveOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19 13H5v-2h14z" />
  </Icon>
);
