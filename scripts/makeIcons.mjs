/**
 * Writes src/components/icons/*: one small component per icon that the interface uses, with the paths of the Outlined
 * set of @mui/icons-material (MIT). The package is needed only while this runs: node scripts/makeIcons.mjs
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Our name → the name in the package. */
const ICONS = {
  AddPhoto: 'AddPhotoAlternateOutlined',
  Alert: 'ErrorOutlineOutlined',
  ArrowBack: 'ArrowBackOutlined',
  ArrowForward: 'ArrowForwardOutlined',
  Awake: 'LightModeOutlined',
  Basket: 'ShoppingBasketOutlined',
  Bell: 'NotificationsActiveOutlined',
  Calories: 'LocalFireDepartmentOutlined',
  Camera: 'PhotoCameraOutlined',
  Check: 'CheckOutlined',
  ChevronDown: 'ExpandMoreOutlined',
  Clock: 'ScheduleOutlined',
  Close: 'CloseOutlined',
  Code: 'CodeOutlined',
  Copy: 'ContentCopyOutlined',
  CloudOff: 'CloudOffOutlined',
  Cutlery: 'RestaurantOutlined',
  Delete: 'DeleteOutlineOutlined',
  Download: 'FileDownloadOutlined',
  Eye: 'VisibilityOutlined',
  EyeOff: 'VisibilityOffOutlined',
  Heart: 'FavoriteOutlined',
  HeartOutline: 'FavoriteBorderOutlined',
  History: 'HistoryOutlined',
  Keep: 'PushPinOutlined',
  Leaf: 'SpaOutlined',
  Microphone: 'MicNoneOutlined',
  Lock: 'LockOutlined',
  LockOpen: 'LockOpenOutlined',
  Mail: 'MailOutlineOutlined',
  Minus: 'RemoveOutlined',
  More: 'MoreVertOutlined',
  Pause: 'PauseOutlined',
  People: 'PeopleAltOutlined',
  Person: 'PersonOutlineOutlined',
  Play: 'PlayArrowOutlined',
  Plus: 'AddOutlined',
  Print: 'PrintOutlined',
  ReadAloud: 'RecordVoiceOverOutlined',
  Refresh: 'RefreshOutlined',
  Repeat: 'ReplayOutlined',
  Search: 'SearchOutlined',
  Settings: 'TuneOutlined',
  Share: 'ShareOutlined',
  SignOut: 'LogoutOutlined',
  Sound: 'VolumeUpOutlined',
  SoundOff: 'VolumeOffOutlined',
  Sparkle: 'AutoAwesomeOutlined',
  Star: 'StarOutlined',
  StarOutline: 'StarBorderOutlined',
  Stop: 'StopOutlined',
  Swap: 'SwapHorizOutlined',
  ThumbDown: 'ThumbDownOutlined',
  ThumbUp: 'ThumbUpOutlined',
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const load = createRequire(join(root, 'package.json'));
const out = join(root, 'src/components/icons');
const KEPT = new Set(['Icon.tsx', 'LarderMark.tsx']);

/** `(0, _jsxRuntime.jsx)("path", { d: "M0 0" }, "0")` → `<path d="M0 0" />` */
const shapesOf = (source) =>
  [...source.matchAll(/jsxs?\)\("(path|circle|rect|ellipse)", \{([^}]*)\}/g)].map(([, tag, attributes]) => {
    const written = [...attributes.matchAll(/(\w+): "([^"]*)"/g)]
      .filter(([, name]) => name !== 'key')
      .map(([, name, value]) => `${name}="${value}"`);
    return `<${tag} ${written.join(' ')} />`;
  });

mkdirSync(out, { recursive: true });
for (const file of readdirSync(out)) if (!KEPT.has(file)) rmSync(join(out, file));
for (const [name, original] of Object.entries(ICONS)) {
  const shapes = shapesOf(readFileSync(load.resolve(`@mui/icons-material/${original}`), 'utf8'));
  if (shapes.length === 0) throw new Error(`${original}: no shapes found`);
  writeFileSync(
    join(out, `${name}Icon.tsx`),
    `import { Icon, type IconProps } from './Icon';

/** ${original} of @mui/icons-material (MIT), written by scripts/makeIcons.mjs. */
export const ${name}Icon = (props: IconProps) => (
  <Icon {...props}>
    ${shapes.join('\n    ')}
  </Icon>
);
`,
  );
}
