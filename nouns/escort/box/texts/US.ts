import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  book: 'Boxes',
  title: 'Boxes',
  add: 'New',
  addTitle: 'New box',
  editTitle: 'Edit box',
  about: 'Every box, bag and cassette has a number and a unit; only a confirmed handover changes where it is.',
  keywords: 'Number or unit',
  receive: 'Confirm arrival',
  receiveAsk: 'Have these boxes arrived at the vault? {boxes}',
  received: 'Boxes in the vault: {count}',
  removeAsk: 'Delete the box “{name}”?',
  noRule: '4–20 letters, digits or hyphens',
  choice: { status: { 1: 'In use', 2: 'Stopped', 3: 'Scrapped' } },
  refused: {
    noVault: 'Only vault staff confirm what arrives there',
    notUnderway: 'Not in transit: {boxes}',
    scrapped: 'The box is scrapped',
    number: 'A box that was handed over keeps its number',
    underway: 'The box is in transit: its unit and status cannot be changed',
    moved: 'The box was handed over and cannot be deleted',
  },
  field: {
    box_no: 'Number',
    box_type: 'Type',
    dept_name: 'Unit',
    position: 'Position',
    position_time: 'There since',
    last_bill_no: 'Last handover',
    rfid: 'RFID',
    status: 'Status',
    remark: 'Remark',
    create_user_name: 'Created by',
    create_time: 'Created',
  },
} satisfies Translation<typeof CN>
