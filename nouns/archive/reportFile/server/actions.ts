import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { reading } from '@shouya/server/core/access/asSystem.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle, prepared } from '@shouya/server/core/handle.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { discard } from '@shouya/server/noun/discard.ts'
import { listActions } from '@shouya/server/noun/lists.ts'
import { toMove } from '@shouya/server/noun/write.ts'
import { find } from '@shouya/server/registers/find.ts'
import * as Contract from '../contract.ts'
import { reportFile as noun } from '../noun.ts'
import { archive } from './archive.ts'
import { archiveRecord, drawNumbered } from './archiveRecord.ts'
import { categoryCounts } from './counts.ts'
import { keepListed, listRecords, listToDestroy } from './destroy.ts'
import { destroyItems, destroyLists, printLists } from './destroyLists.ts'
import { download, marked, preview } from './fetch.ts'
import { hold, release } from './hold.ts'
import { inspect } from './inspect.ts'
import { giveBack, lend } from './loans.ts'
import { holdRecord, recordHolds, releaseRecord } from './recordHold.ts'
import { retention } from './retention.ts'
import { conditionsOf, detailsOf, rowsOf } from './rows.ts'
import { save } from './save.ts'

export const reportFileActions = (all: AllNouns) =>
  handle(Contract, {
    ...listActions(noun, {
      conditionsOf,
      listed: rowsOf,
      detailed: detailsOf(all),
      paper: { order: ['archive_no'], max: Contract.MOST_LISTED, without: ['toFile'] },
    }),

    GetCategoryCounts: categoryCounts,

    async GetPersonList(ctx, { dept_id }) {
      const unit = dept_id ?? ctx.user.deptId
      if (unit !== ctx.user.deptId) await find(ctx, 'dept', unit)
      return peopleWith(ctx.db, unit, { id: noun.permission, operations: ['preview', 'download'] }).execute()
    },

    Save: prepared(async (call, { dept_id, file_id }) => {
      // Before the file: who may not enter anything for the unit hears that first.
      if (dept_id !== undefined && !reading(call, call.user).scoped.holds(dept_id)) fail('OutOfScope')
      return file_id === undefined ? null : inspect(call, file_id)
    }, save),
    Archive: archive,
    ArchiveRecord: prepared(drawNumbered(all), archiveRecord),
    Lend: lend,
    GiveBack: giveBack,
    Hold: hold,
    Release: release,

    async Delete(ctx, seen) {
      const row = await toMove(ctx, noun, seen, 'delete')
      return discard(ctx, noun, row, { name: `${row.dept_name} ${row.title}` })
    },

    Preview: prepared(marked, preview),
    Download: prepared(marked, download),
    ListToDestroy: listToDestroy,
    KeepListed: keepListed,
    GetRetention: retention(all),
    ListRecords: listRecords(all),
    GetDestroyLists: destroyLists(all),
    GetDestroyItems: destroyItems,
    GetDestroyPrintList: printLists(all),
    HoldRecord: holdRecord(all),
    ReleaseRecord: releaseRecord,
    GetRecordHolds: recordHolds(all),
  })
