import { message } from '../../packages/contract/src/messages.ts'
import { ask } from '../lib/ask.ts'
import type { Line } from '../lib/report.ts'
import { uploadSheet } from '../lib/upload.ts'
import { type Imported, PATIENCE } from '../registers/importRows.ts'
import type { Running } from '../server/ours.ts'
import type { World } from '../server/world.ts'

const COUNT = 2_400
const head = (
  [
    'equipment.field.equip_no',
    'equipment.field.name',
    'equipment.field.device_type',
    'vendorBinding.import.unit',
    'equipment.field.location',
  ] as const
).map((key) => message('CN', key))

/** Row "Import of devices": the preview of a bank's ledger, each row by the rules of Save. */
export async function equipmentImport(world: World, ours: Running): Promise<Line[]> {
  const rows = Array.from({ length: COUNT }, (_, index) => [
    `IM-${index}`,
    `imported ${index}`,
    '联动门',
    `OU${String(1 + (index % 120)).padStart(4, '0')}`,
    'hall',
  ])
  const file_id = await uploadSheet(ours, world, head, rows)
  const began = performance.now()
  const result = await ask<Imported>(ours, world, 'Equipment/Import', { file_id, commit: false })
  const seconds = (performance.now() - began) / 1000
  if (result.added !== COUNT) throw new Error(`import: ${JSON.stringify(result)}`)
  return [
    {
      row: `Import of ${COUNT.toLocaleString('en')} devices, preview`,
      ...{ ours: `${seconds.toFixed(1)} s`, against: `at most ${PATIENCE} s`, ratio: PATIENCE / seconds, bar: 1 },
    },
  ]
}
