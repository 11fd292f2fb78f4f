import { Icon, type IconProps } from './Icon';

/** AddOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z" />
  </Icon>
);
