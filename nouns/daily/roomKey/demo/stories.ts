import type { Team } from '@shouya/server/demo/people.ts'
import { SHOWN_OUTLET } from '@shouya/server/demo/posts.ts'
import { random } from '@shouya/server/demo/random.ts'

/** The irregular events at an outlet. */
export type Story = {
  shown: boolean
  /** A key lent yesterday was not returned. */
  overdue: boolean
  /** A key was lost last week. */
  loss: boolean
  /** Something waits for a signature now. */
  waiting: boolean
  /** The days on which the head or the safety officer is away, the first and the last one partly. */
  leaves: { away: 'leader' | 'safety'; from: number; to: number }[]
}

const LOST_AT = 'CL020422'
const FIRST_DAY = -56
const LAST_DAY = -12

/** Last week's loss happened in another outlet of 松湾; most other events are random. */
export function makeStory({ unit }: Team): Story {
  const draw = random(`story ${unit.dept_code}`)
  const shown = unit.dept_code === SHOWN_OUTLET
  const loss = unit.dept_code === LOST_AT
  const leaves: Story['leaves'] = []
  let day = FIRST_DAY + draw.int(0, 30)
  while (day <= LAST_DAY) {
    const to = day + draw.int(3, 6)
    leaves.push({ away: draw.chance(0.5) ? 'leader' : 'safety', from: day, to })
    day = to + draw.int(10, 40)
  }
  const overdue = draw.chance(0.05)
  const waiting = draw.chance(0.25)
  return {
    shown,
    loss,
    overdue: shown || (overdue && !loss),
    waiting,
    leaves: shown ? leaves.filter(({ to }) => to < -20) : leaves,
  }
}
