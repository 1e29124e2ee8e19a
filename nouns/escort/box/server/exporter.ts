import { message } from '@shouya/contract/messages'
import { exporter } from '@shouya/server/registers/exporter.ts'
import { GetBoxPageList } from '../contract.ts'
import { boxConditions } from './rows.ts'

const states = { 1: 'escort.box.inUse', 2: 'escort.box.stopped', 3: 'escort.box.scrapped' } as const

export const boxExporter = exporter({
  title: 'export.EscortBox',
  query: GetBoxPageList.in,
  columns: {
    box_no: 'text',
    box_type: { dict: 'box_type' },
    dept_name: 'text',
    rfid: 'text',
    position: { dict: 'box_position' },
    position_time: 'text',
    status: 'text',
    remark: 'text',
    create_time: 'text',
  },
  titles: { position: 'column.box_position' },
  select: ({ scoped }, query) =>
    scoped
      .rows('box')
      .selectAll('box')
      .where(boxConditions(query))
      .orderBy('dept_name')
      .orderBy('box_no')
      .orderBy('id'),
  shape: ({ lang }, rows) =>
    rows.map((row) => ({ ...row, status: message(lang, states[row.status as keyof typeof states]) })),
})
