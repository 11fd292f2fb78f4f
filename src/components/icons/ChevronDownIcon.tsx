import { Icon, type IconProps } from './Icon';

/** ExpandMoreOutlined of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z" />
  </Icon>
);
