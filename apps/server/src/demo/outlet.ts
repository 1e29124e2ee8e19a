import type { Calendar } from './calendar.ts'
import type { Plan } from './handover.ts'
import type { KeyBook } from './keyBook.ts'
import type { Team } from './people.ts'
import type { Random } from './random.ts'

/** An outlet while its days pass. `file` skips what would not be finished by now. */
export type Outlet = { team: Team; calendar: Calendar; draw: Random; book: KeyBook; file(plan: Plan): void }
