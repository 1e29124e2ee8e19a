import type { Calendar } from '@shouya/server/demo/calendar.ts'
import type { Team } from '@shouya/server/demo/people.ts'
import type { Random } from '@shouya/server/demo/random.ts'
import type { Plan } from './handover.ts'
import type { KeyBook } from './keyBook.ts'

/** An outlet during the simulated days. `file` skips what would not be finished by now. */
export type Outlet = { team: Team; calendar: Calendar; draw: Random; book: KeyBook; file(plan: Plan): void }
