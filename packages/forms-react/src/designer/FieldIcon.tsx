import {
  AlertOutlined,
  AppstoreOutlined,
  BorderOutlined,
  CalendarOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  CloudUploadOutlined,
  CodeOutlined,
  ControlOutlined,
  CreditCardOutlined,
  DashOutlined,
  DownSquareOutlined,
  EditOutlined,
  FileTextOutlined,
  FontSizeOutlined,
  FormOutlined,
  InsertRowBelowOutlined,
  LayoutOutlined,
  NodeIndexOutlined,
  NumberOutlined,
  PartitionOutlined,
  PictureOutlined,
  PlayCircleOutlined,
  QuestionOutlined,
  StarOutlined,
  SwitcherOutlined,
  TableOutlined,
} from '@ant-design/icons'
import type { FieldTypeName } from '@shouya/forms/fieldTypes'
import type { ComponentType } from 'react'

const icons: Record<FieldTypeName, ComponentType<{ 'aria-hidden': 'true' }>> = {
  input: EditOutlined,
  textarea: FileTextOutlined,
  number: NumberOutlined,
  select: DownSquareOutlined,
  checkbox: CheckSquareOutlined,
  radio: BorderOutlined,
  date: CalendarOutlined,
  time: ClockCircleOutlined,
  rate: StarOutlined,
  slider: ControlOutlined,
  uploadFile: CloudUploadOutlined,
  uploadImg: PictureOutlined,
  cascader: NodeIndexOutlined,
  treeSelect: PartitionOutlined,
  batch: InsertRowBelowOutlined,
  editor: FormOutlined,
  switch: SwitcherOutlined,
  button: PlayCircleOutlined,
  alert: AlertOutlined,
  text: FontSizeOutlined,
  html: CodeOutlined,
  divider: DashOutlined,
  card: CreditCardOutlined,
  tabs: LayoutOutlined,
  grid: AppstoreOutlined,
  table: TableOutlined,
}

/** The icon of a type in palette and outline. */
export function FieldIcon({ type }: { type: string }) {
  const Icon = Object.hasOwn(icons, type) ? icons[type as FieldTypeName] : QuestionOutlined
  return <Icon aria-hidden="true" />
}
