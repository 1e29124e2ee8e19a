import AccountBookOutlined from '@ant-design/icons/es/icons/AccountBookOutlined'
import AlertOutlined from '@ant-design/icons/es/icons/AlertOutlined'
import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined'
import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined'
import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined'
import BankOutlined from '@ant-design/icons/es/icons/BankOutlined'
import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined'
import BellOutlined from '@ant-design/icons/es/icons/BellOutlined'
import BookOutlined from '@ant-design/icons/es/icons/BookOutlined'
import BranchesOutlined from '@ant-design/icons/es/icons/BranchesOutlined'
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined'
import CarOutlined from '@ant-design/icons/es/icons/CarOutlined'
import CarryOutOutlined from '@ant-design/icons/es/icons/CarryOutOutlined'
import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined'
import CloudDownloadOutlined from '@ant-design/icons/es/icons/CloudDownloadOutlined'
import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined'
import ContactsOutlined from '@ant-design/icons/es/icons/ContactsOutlined'
import ContainerOutlined from '@ant-design/icons/es/icons/ContainerOutlined'
import ControlOutlined from '@ant-design/icons/es/icons/ControlOutlined'
import DashboardOutlined from '@ant-design/icons/es/icons/DashboardOutlined'
import DatabaseOutlined from '@ant-design/icons/es/icons/DatabaseOutlined'
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined'
import FieldTimeOutlined from '@ant-design/icons/es/icons/FieldTimeOutlined'
import FileDoneOutlined from '@ant-design/icons/es/icons/FileDoneOutlined'
import FileSearchOutlined from '@ant-design/icons/es/icons/FileSearchOutlined'
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined'
import FireOutlined from '@ant-design/icons/es/icons/FireOutlined'
import FolderOpenOutlined from '@ant-design/icons/es/icons/FolderOpenOutlined'
import FolderOutlined from '@ant-design/icons/es/icons/FolderOutlined'
import FormOutlined from '@ant-design/icons/es/icons/FormOutlined'
import GiftOutlined from '@ant-design/icons/es/icons/GiftOutlined'
import HddOutlined from '@ant-design/icons/es/icons/HddOutlined'
import HistoryOutlined from '@ant-design/icons/es/icons/HistoryOutlined'
import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined'
import IdcardOutlined from '@ant-design/icons/es/icons/IdcardOutlined'
import InboxOutlined from '@ant-design/icons/es/icons/InboxOutlined'
import KeyOutlined from '@ant-design/icons/es/icons/KeyOutlined'
import LineChartOutlined from '@ant-design/icons/es/icons/LineChartOutlined'
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined'
import LockOutlined from '@ant-design/icons/es/icons/LockOutlined'
import LoginOutlined from '@ant-design/icons/es/icons/LoginOutlined'
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined'
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined'
import MobileOutlined from '@ant-design/icons/es/icons/MobileOutlined'
import MoneyCollectOutlined from '@ant-design/icons/es/icons/MoneyCollectOutlined'
import MonitorOutlined from '@ant-design/icons/es/icons/MonitorOutlined'
import NotificationOutlined from '@ant-design/icons/es/icons/NotificationOutlined'
import PartitionOutlined from '@ant-design/icons/es/icons/PartitionOutlined'
import PayCircleOutlined from '@ant-design/icons/es/icons/PayCircleOutlined'
import PhoneOutlined from '@ant-design/icons/es/icons/PhoneOutlined'
import PictureOutlined from '@ant-design/icons/es/icons/PictureOutlined'
import PieChartOutlined from '@ant-design/icons/es/icons/PieChartOutlined'
import ReadOutlined from '@ant-design/icons/es/icons/ReadOutlined'
import ReconciliationOutlined from '@ant-design/icons/es/icons/ReconciliationOutlined'
import SafetyCertificateOutlined from '@ant-design/icons/es/icons/SafetyCertificateOutlined'
import SafetyOutlined from '@ant-design/icons/es/icons/SafetyOutlined'
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined'
import SecurityScanOutlined from '@ant-design/icons/es/icons/SecurityScanOutlined'
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined'
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined'
import ShopOutlined from '@ant-design/icons/es/icons/ShopOutlined'
import ShoppingCartOutlined from '@ant-design/icons/es/icons/ShoppingCartOutlined'
import ShoppingOutlined from '@ant-design/icons/es/icons/ShoppingOutlined'
import SolutionOutlined from '@ant-design/icons/es/icons/SolutionOutlined'
import SoundOutlined from '@ant-design/icons/es/icons/SoundOutlined'
import TeamOutlined from '@ant-design/icons/es/icons/TeamOutlined'
import ThunderboltOutlined from '@ant-design/icons/es/icons/ThunderboltOutlined'
import ToolOutlined from '@ant-design/icons/es/icons/ToolOutlined'
import TrophyOutlined from '@ant-design/icons/es/icons/TrophyOutlined'
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined'
import UsergroupAddOutlined from '@ant-design/icons/es/icons/UsergroupAddOutlined'
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined'
import VideoCameraOutlined from '@ant-design/icons/es/icons/VideoCameraOutlined'
import WalletOutlined from '@ant-design/icons/es/icons/WalletOutlined'
import WarningOutlined from '@ant-design/icons/es/icons/WarningOutlined'
import type { MenuIcon } from '@shouya/contract/menuIcons'
import type { AriaAttributes, ComponentType } from 'react'

type Icon = ComponentType<AriaAttributes>

const drawn: Readonly<Record<MenuIcon, Icon>> = {
  AccountBookOutlined,
  AlertOutlined,
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  BranchesOutlined,
  CalendarOutlined,
  CarOutlined,
  CarryOutOutlined,
  CheckCircleOutlined,
  CloudDownloadOutlined,
  CloudUploadOutlined,
  ContactsOutlined,
  ContainerOutlined,
  ControlOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  EditOutlined,
  FieldTimeOutlined,
  FileDoneOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  FireOutlined,
  FolderOpenOutlined,
  FolderOutlined,
  FormOutlined,
  GiftOutlined,
  HddOutlined,
  HistoryOutlined,
  HomeOutlined,
  IdcardOutlined,
  InboxOutlined,
  KeyOutlined,
  LineChartOutlined,
  LinkOutlined,
  LockOutlined,
  LoginOutlined,
  MenuOutlined,
  MessageOutlined,
  MobileOutlined,
  MoneyCollectOutlined,
  MonitorOutlined,
  NotificationOutlined,
  PartitionOutlined,
  PayCircleOutlined,
  PhoneOutlined,
  PictureOutlined,
  PieChartOutlined,
  ReadOutlined,
  ReconciliationOutlined,
  SafetyCertificateOutlined,
  SafetyOutlined,
  ScheduleOutlined,
  SecurityScanOutlined,
  SendOutlined,
  SettingOutlined,
  ShopOutlined,
  ShoppingCartOutlined,
  ShoppingOutlined,
  SolutionOutlined,
  SoundOutlined,
  TeamOutlined,
  ThunderboltOutlined,
  ToolOutlined,
  TrophyOutlined,
  UnorderedListOutlined,
  UserOutlined,
  UsergroupAddOutlined,
  VideoCameraOutlined,
  WalletOutlined,
  WarningOutlined,
}

/**
 * The icons available in the menu table, imported one by one: the whole set would be a megabyte. Others are shown as a
 * dot.
 */
export const menuIcons: Readonly<Record<string, Icon>> = drawn
