import type { UserId } from '../definition.ts'
import type { Instance, Task } from '../instance.ts'
import type { RowChange } from '../project.ts'

/** The host's tables of one request, written by row changes only. */
export class Tables {
  readonly tasks = new Map<number, Task>()
  readonly timers = new Map<string, number>()
  readonly copies = new Map<UserId, Set<string>>()
  readonly parts = new Set<UserId>()
  readonly effects: string[] = []
  form: Record<string, unknown> = {}
  instance: Pick<Instance, 'status' | 'round' | 'formRev' | 'title'> | undefined

  write(changes: readonly RowChange[]): void {
    for (const change of changes) this.#write(change)
  }

  #write(change: RowChange): void {
    switch (change.row) {
      case 'instance': {
        const { row: _, ...columns } = change
        this.instance = columns
        return
      }
      case 'task':
        this.tasks.set(change.task.no, change.task)
        return
      case 'timer': {
        const key = 'task' in change.of ? `task ${change.of.task}` : `node ${change.of.node}`
        if (change.at === null) this.timers.delete(key)
        else this.timers.set(key, change.at)
        return
      }
      case 'copy':
        this.copies.set(change.user, new Set([...(this.copies.get(change.user) ?? []), change.place]))
        return
      case 'part':
        this.parts.add(change.user)
        return
      case 'form':
        this.form = { ...this.form, ...change.patch }
        return
      case 'effect':
        this.effects.push(`${change.node} ${change.topic}`)
        return
      case 'notice':
        return
    }
  }

  /** "Awaiting me": open tasks that somebody has, or unclaimed ones of their pool. */
  inboxOf(user: UserId): readonly number[] {
    return [...this.tasks.values()]
      .filter(({ status, assignee, principal, pool }) => {
        const isTheirs = assignee === null ? pool.includes(user) : assignee === user || principal === user
        return status === 'open' && isTheirs
      })
      .map(({ no }) => no)
  }
}
