import { Icon, type IconProps } from './Icon';

/** SwapHorizOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.99 11 3 15l3.99 4v-3H14v-2H6.99zM21 9l-3.99-4v3H10v2h7.01v3z" />
  </Icon>
);
