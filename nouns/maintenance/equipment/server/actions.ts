import { handle } from '@shouya/server/core/handle.ts'
import { template } from '@shouya/server/core/importing/template.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { readActions } from '@shouya/server/noun/lists.ts'
import { findSeen } from '@shouya/server/noun/store.ts'
import * as Equipment from '../contract.ts'
import { equipment as noun } from '../noun.ts'
import { equipmentImporter, importEquipment } from './import.ts'
import { printLabels } from './labels.ts'
import { conditionsOf, detailed, listed, selectEquipment } from './rows.ts'
import { saveEquipment } from './save.ts'
import { scan } from './scan.ts'
import { changeStatus, maintain, scrap } from './steps.ts'

export const equipment = handle(Equipment, {
  ...readActions(noun, { conditionsOf, select: selectEquipment, listed, detailed }),
  GetPrintList: printLabels,
  Scan: scan,

  Save: saveEquipment,
  ChangeStatus: changeStatus,
  Maintain: maintain,
  Scrap: scrap,

  async Delete(ctx, seen) {
    const before = await findSeen(ctx, noun.table, seen)
    return discard(ctx, noun, before, {
      name: `${before.equip_no} ${before.name}`,
      parts: [{ table: 'equipment_event', column: 'equipment_id' }],
    })
  },

  GetTemplate: (ctx) => template(ctx, equipmentImporter),
  Import: importEquipment,
})
