import type { JsonPath } from '@shouya/forms/json'
import type { ReactNode } from 'react'
import type { FieldNode, FieldSnapshot } from '../store/fieldNode.ts'

/** What every layout and every field that only shows something takes. */
export interface LayoutProps {
  readonly node: FieldNode
  readonly snapshot: FieldSnapshot
  /** The fields in one of its places: `['list']`, `['columns', 0, 'list']`, `['trs', 0, 'tds', 1, 'list']`. */
  readonly list: (slot: JsonPath) => ReactNode
}
