import type { AllNouns } from '@shouya/nouns/manifest.ts'
import type { Kysely } from 'kysely'
import type { Stored } from '../core/files/store.ts'
import type { Services } from '../core/services.ts'
import type { DB } from '../db/schema.gen.ts'
import type { Calendar } from './calendar.ts'
import type { Person, Team } from './people.ts'
import type { Visit } from './signIns.ts'
import type { Unit } from './unitMaker.ts'

/** What is there before the nouns: the organisation, and what their functions need. */
export type Ground = {
  readonly units: readonly Unit[]
  readonly people: readonly Person[]
  readonly admin: Person
  readonly teams: readonly Team[]
  readonly visits: readonly Visit[]
  readonly days: Calendar
  readonly services: Services
  readonly all: AllNouns
  /** What the part has drawn, in the order of its `pictures`. */
  readonly pictures: readonly Stored[]
  /** Finishes the part after the last one: with what is made beside the rows of the others. */
  readonly later: (finish: () => Promise<Counts>) => void
}

/** How many there are now of what. */
export type Counts = Readonly<Record<string, number>>

/** The demonstration of a noun, or of those of an area that cannot be filled one after the other. */
export type DemoPart = {
  /** Announced while it is loaded. */
  readonly title: string
  /** Folders of the parts whose rows it needs, or whose ids come first: `daily/roomKey`. */
  readonly after: readonly string[]
  /** The tables that it fills. */
  readonly tables: readonly (keyof DB)[]
  /** A program that draws what the part shows (`postPictures`), which is begun ahead. */
  readonly pictures?: URL
  fill(tx: Kysely<DB>, ground: Ground): Promise<Counts>
}
