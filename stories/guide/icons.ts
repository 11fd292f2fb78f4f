import Add from '@mui/icons-material/Add';
import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import CollectionsBookmarkOutlined from '@mui/icons-material/CollectionsBookmarkOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Code from '@mui/icons-material/Code';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import KitchenOutlined from '@mui/icons-material/KitchenOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LocalFireDepartmentOutlined from '@mui/icons-material/LocalFireDepartmentOutlined';
import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import MailOutlineOutlined from '@mui/icons-material/MailOutlineOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import NoPhotographyOutlined from '@mui/icons-material/NoPhotographyOutlined';
import NotificationsActiveOutlined from '@mui/icons-material/NotificationsActiveOutlined';
import Pause from '@mui/icons-material/Pause';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import PlaylistAddOutlined from '@mui/icons-material/PlaylistAddOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import RecordVoiceOverOutlined from '@mui/icons-material/RecordVoiceOverOutlined';
import Redo from '@mui/icons-material/Redo';
import Refresh from '@mui/icons-material/Refresh';
import Remove from '@mui/icons-material/Remove';
import Replay from '@mui/icons-material/Replay';
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Search from '@mui/icons-material/Search';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined';
import SpaOutlined from '@mui/icons-material/SpaOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import SwapVert from '@mui/icons-material/SwapVert';
import ThumbDownOutlined from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import Tune from '@mui/icons-material/Tune';
import Undo from '@mui/icons-material/Undo';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import VolumeOffOutlined from '@mui/icons-material/VolumeOffOutlined';
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

/** Every icon of the product, by the name of its file in @mui/icons-material. `guide.test.tsx` compares it with `src`. */
export const ICONS: Readonly<Record<string, typeof SvgIcon>> = {
  Add,
  AddAPhotoOutlined,
  AddPhotoAlternateOutlined,
  AddShoppingCartOutlined,
  ArrowBack,
  ArrowDownwardOutlined,
  ArrowForward,
  ArrowUpwardOutlined,
  AutoAwesomeOutlined,
  BugReportOutlined,
  Check,
  Close,
  CollectionsBookmarkOutlined,
  CloudOffOutlined,
  Code,
  ContentCopy,
  DeleteOutlineOutlined,
  DragIndicator,
  EditOutlined,
  ErrorOutlineOutlined,
  ExpandMore,
  Favorite,
  FavoriteBorder,
  FileDownloadOutlined,
  HelpOutlineOutlined,
  HistoryOutlined,
  ImageOutlined,
  KeyOutlined,
  KitchenOutlined,
  LanguageOutlined,
  LightModeOutlined,
  LocalFireDepartmentOutlined,
  LockOpenOutlined,
  LockOutlined,
  LogoutOutlined,
  MailOutlineOutlined,
  MenuBookOutlined,
  MoreVert,
  NoPhotographyOutlined,
  NotificationsActiveOutlined,
  Pause,
  PeopleAltOutlined,
  PersonOutlineOutlined,
  PersonOutlined,
  PhoneIphoneOutlined,
  PhotoCameraOutlined,
  PlayArrowOutlined,
  PlaylistAddOutlined,
  PrintOutlined,
  PushPin,
  PushPinOutlined,
  RecordVoiceOverOutlined,
  Redo,
  Refresh,
  Remove,
  Replay,
  RestaurantOutlined,
  ScheduleOutlined,
  Search,
  SettingsOutlined,
  ShareOutlined,
  ShoppingBasketOutlined,
  SpaOutlined,
  Star,
  StarBorder,
  StorefrontOutlined,
  SwapHoriz,
  SwapVert,
  ThumbDownOutlined,
  ThumbUpOutlined,
  Tune,
  Undo,
  VisibilityOffOutlined,
  VisibilityOutlined,
  VolumeOffOutlined,
  VolumeUpOutlined,
};
