import type { Row } from '@shouya/contract/action'
import type { MessageKey } from '@shouya/contract/messages'
import type { Historian } from '@shouya/server/core/audit/historian.ts'
import type { Ctx, Principal } from '@shouya/server/core/context.ts'
import type { Countable, Counters } from '@shouya/server/core/counts/counted.ts'
import type { Archives } from '@shouya/server/core/files/archive.ts'
import type { FileReaders } from '@shouya/server/core/files/files.ts'
import type { PublicPictures } from '@shouya/server/core/files/publicPictures.ts'
import type { OpenGateways } from '@shouya/server/core/gateways/gateway.ts'
import type { Noun } from '@shouya/server/core/handle.ts'
import type { RecordCheck } from '@shouya/server/core/ledger/reconcile.ts'
import type { RemindSource } from '@shouya/server/core/messages/remindSource.ts'
import type { Payables } from '@shouya/server/core/payments.ts'
import type { Services } from '@shouya/server/core/services.ts'
import type { Subscribers } from '@shouya/server/core/topics/topics.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import type { DayFigures } from '@shouya/server/noun/dayFigures.ts'
import type { DutyDay, DutyPart } from '@shouya/server/noun/dutyPart.ts'
import type { Archivable } from '@shouya/server/noun/paper/archivable.ts'
import type { Retained } from '@shouya/server/noun/retained.ts'
import type { Exporter } from '@shouya/server/registers/exporter.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely, RawBuilder } from 'kysely'
import type { DraftTable } from './settings/drafts/contract.ts'
import type { Exported } from './settings/exporting/contract.ts'
import type { HistoryTable } from './settings/history/contract.ts'
import type { Recycled } from './settings/recycle/contract.ts'
import type { Chart, GetChart, GetHomeCount, Search } from './workbench/home/contract.ts'

export type Exporters = Readonly<Record<Exported, Exporter>>
export type Historians = Readonly<Record<HistoryTable, Historian>>
/** Which rows of a noun are drafts. */
export type Drafts = Readonly<Record<DraftTable, (row: { status: number }) => boolean>>
export type Restorers = Readonly<Record<Recycled, Restorer>>
export type Charts = Readonly<Record<Chart, (ctx: Ctx) => Promise<Row<typeof GetChart>>>>
type Counts = (ctx: Ctx) => Counters<keyof Row<typeof GetHomeCount>>
type Found = (ctx: Ctx, keywords: string) => Promise<Row<typeof Search>>
type Duties = (ctx: Ctx, of: DutyDay) => Promise<readonly (readonly [taskCode: string, DutyPart])[]>
/** What may be left in a unit; each has its words in the messages. */
type Left = MessageKey extends infer K ? (K extends `dept.left.${infer Name}` ? Name : never) : never

/** How a deleted row comes back from the recycle bin, where putting it back as it was is not all. */
export type Restorer = {
  /** There is one at a time of a unit, a route or a vehicle: not its name is taken, but its day. */
  readonly dated?: true
  /** Stays in the recycle bin for ever. */
  readonly kept?: true
  /** Which deleted rows the caller sees, where the scope of the table does not say it; null: all. */
  reach?(user: Principal): RawBuilder<boolean> | null
  /** Refuses what may not come back. */
  check?(ctx: Ctx, row: never, parts: never): Promise<void>
  /** Shows again what was only hidden, in place of putting it back. */
  unhide?(ctx: Ctx, id: number): Promise<void>
}

/** What runs by the clock, or when it is sent. */
export type NounJob = {
  /** A line of cron in the business time zone; without it the job runs when it is sent. */
  readonly cron?: string
  /** Answers how many records it changed, where that is told, or what it left out besides (`Ended`). */
  run(services: Services, now: Date, job: { data: unknown; all: AllNouns }): Promise<unknown>
  /** The line of the server's log for that number, unless it is zero. */
  readonly told?: string
  /** Long work whose end is kept for the page of results, with the page of what it made: `day` is that of the bank. */
  readonly made?: (day: string) => string
}

/** Addresses of the server in a context of their own, with parsers and hooks that hold only there. */
export type Routes = (app: FastifyInstance, services: Services, all: AllNouns) => Promise<void>

/** What a noun of the server says of itself, each only if it has it: all that is listed of it anywhere is derived from here. */
export type Manifest = {
  /** Its controller, or its part of one; who tells what all nouns say gets that. */
  readonly actions?: Noun | ((all: AllNouns) => Noun)
  /** Its lists as files. */
  readonly exporters?: Partial<Exporters>
  /** Who reads its files, by the name they are tied under. */
  readonly readers?: (services: Services) => FileReaders
  /** Which pictures strangers see today, by the SHA-256 of their content. */
  readonly publicPictures?: PublicPictures
  /** Its records whose files are downloaded together. */
  readonly archives?: Archives
  readonly jobs?: Readonly<Record<string, NounJob>>
  /** Where machines call it, beside the actions. */
  readonly gateways?: OpenGateways
  readonly historians?: Partial<Historians>
  readonly drafts?: Partial<Drafts>
  /** Its tables whose deleted rows come back. */
  readonly recycled?: Partial<Restorers>
  /** What it hears of other areas, by the name under which the effects are kept: that of its area. */
  readonly subscribers?: Readonly<Record<string, Subscribers>>
  /** Its tables whose final records the archive keeps on paper, and for how long. */
  readonly archived?: Readonly<Record<string, Archivable>>
  /** Its other tables whose records are destroyed after their years, by an approved list. */
  readonly retained?: Readonly<Record<string, Retained>>
  /** Its numbers on the work bench: parts of one statement. */
  readonly counters?: Counts
  readonly charts?: Partial<Charts>
  /** Its records that a word names, for the search of the whole console. */
  readonly search?: Found
  /** What its register says of a unit's daily tasks, by `task_type.task_code`. */
  readonly duties?: Duties
  /** What its register says of a unit's day in the statistics of daily tasks. */
  readonly dayFigures?: DayFigures
  /** Finishes tasks that nobody files, before anybody is told that one is overdue. */
  readonly settleTasks?: (services: Services, now: Date) => Promise<void>
  /** Its records of which rules of reminders may remind. */
  readonly remindSources?: readonly RemindSource[]
  /** What its records say was paid against what the ledger has, for the nightly reconciliation. */
  readonly ledgerChecks?: readonly RecordCheck[]
  /** Its tables whose records are paid through providers. */
  readonly payables?: Payables
  /** Its addresses beside the actions: whoever calls them has no session. */
  readonly routes?: Routes
  /** What of it keeps a unit from being disabled: rows joined with the units `unit` that they belong to. */
  readonly left?: Partial<Readonly<Record<Left, (db: Kysely<DB>) => Countable>>>
}

/** What all nouns say, joined. */
export type AllNouns = {
  readonly exporters: Exporters
  readonly historians: Historians
  readonly drafts: Drafts
  readonly recycled: Restorers
  readonly charts: Charts
  readonly archives: Archives
  readonly jobs: Readonly<Record<string, NounJob>>
  readonly subscribers: Readonly<Record<string, Subscribers>>
  readonly left: NonNullable<Manifest['left']>
  readonly archived: NonNullable<Manifest['archived']>
  /** With those of `archived`. */
  readonly retained: NonNullable<Manifest['retained']>
  readonly readers: readonly NonNullable<Manifest['readers']>[]
  readonly publicPictures: readonly PublicPictures[]
  readonly gateways: readonly OpenGateways[]
  readonly counters: readonly Counts[]
  readonly search: readonly Found[]
  readonly duties: readonly Duties[]
  readonly dayFigures: readonly DayFigures[]
  readonly settleTasks: readonly NonNullable<Manifest['settleTasks']>[]
  readonly remindSources: readonly RemindSource[]
  readonly ledgerChecks: readonly RecordCheck[]
  readonly payables: Payables
  readonly routes: readonly Routes[]
}
