import type { JsonPath } from '@shouya/forms/json'
import type { ReactNode } from 'react'
import type { FieldNode, FieldSnapshot } from '../store/nodes.ts'

/** Props of every layout and display type. */
export interface LayoutProps {
  readonly node: FieldNode
  readonly snapshot: FieldSnapshot
  /** Renders the fields of a slot: `['list']`, `['columns', 0, 'list']`, `['trs', 0, 'tds', 1, 'list']`. */
  readonly list: (slot: JsonPath) => ReactNode
}
