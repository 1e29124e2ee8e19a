import { labelOf } from '@shouya/forms/readOptions'
import { Divider } from 'antd'
import { optionsOf } from '../optionsOf.ts'
import type { LayoutProps } from './layoutProps.ts'

const PLACES = { left: 'start', '': 'center', right: 'end' } as const

export default function DividerItem({ snapshot: { field } }: LayoutProps) {
  return <Divider titlePlacement={PLACES[optionsOf('divider', field).orientation]}>{labelOf(field)}</Divider>
}
