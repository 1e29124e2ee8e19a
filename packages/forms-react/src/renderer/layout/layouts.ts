import type { ComponentType } from 'react'
import AlertItem from './AlertItem.tsx'
import ButtonItem from './ButtonItem.tsx'
import CardLayout from './CardLayout.tsx'
import DividerItem from './DividerItem.tsx'
import GridLayout from './GridLayout.tsx'
import HtmlItem from './HtmlItem.tsx'
import type { LayoutProps } from './layoutProps.ts'
import TableLayout from './TableLayout.tsx'
import TabsLayout from './TabsLayout.tsx'
import TextItem from './TextItem.tsx'

/** Components of the types without a value. */
export const layouts: Readonly<Record<string, ComponentType<LayoutProps>>> = {
  button: ButtonItem,
  alert: AlertItem,
  text: TextItem,
  html: HtmlItem,
  divider: DividerItem,
  card: CardLayout,
  tabs: TabsLayout,
  grid: GridLayout,
  table: TableLayout,
}
