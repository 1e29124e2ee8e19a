import type { AllNouns } from '@shouya/nouns/manifest.ts'
import { fail } from '@shouya/server/core/failure.ts'
import { handle } from '@shouya/server/core/handle.ts'
import { datesInWords } from '@shouya/server/core/time/cron.ts'
import { updateRow } from '@shouya/server/noun/store.ts'
import * as EventsRemind from '../contract.ts'
import { datesOf } from './checkRule.ts'
import { getDeliveries } from './deliveries.ts'
import { listRules } from './list.ts'
import { previewRule } from './preview.ts'
import { changedRule } from './rule.ts'
import { saveRule } from './save.ts'
import { sendNow } from './sendNow.ts'
import { testChannel } from './testChannel.ts'

const SHOWN_DATES = 5

export const remindRules = ({ remindSources: sources }: AllNouns) =>
  handle(EventsRemind, {
    GetList: (ctx) => listRules(ctx, sources),
    Save: saveRule(sources),

    async Enable(ctx, { id, version, status }) {
      const before = await changedRule(ctx, { id, version })
      const saved = await updateRow(ctx, 'events_remind', id, { status })
      ctx.note({
        ...{ table: 'events_remind', id, message: before.remind_code },
        ...{ before: { status: before.status }, after: { status } },
      })
      return saved
    },

    async Delete(ctx, { id, version }) {
      const before = await changedRule(ctx, { id, version })
      if (before.delivered) fail('WrongState', { reason: 'remindRule.refused.delivered' })
      await ctx.db.deleteFrom('events_remind').where('id', '=', id).execute()
      ctx.note({ table: 'events_remind', id, before, message: before.remind_code })
      return null
    },

    Preview: previewRule(sources),

    async GetDates(ctx, { cron }) {
      return datesInWords(datesOf(ctx, cron).slice(0, SHOWN_DATES), ctx.services.database.timezone)
    },

    SendNow: sendNow(sources),
    TestChannel: testChannel,
    GetDeliveryList: getDeliveries,
  })
