import type { Request } from './request.ts'

type Person = { id: number; name: string }

/** Whom one may mention: its initiator and all who have or had a task of it, without oneself. */
export function takingPart(request: Pick<Request, 'initiator_id' | 'initiator_name' | 'tasks'>, me: number): Person[] {
  const all: Person[] = [
    { id: request.initiator_id, name: request.initiator_name },
    ...request.tasks.flatMap(({ assignee, principal }) => [assignee ?? [], principal ?? []].flat()),
  ]
  return all.filter(({ id }, at) => id !== me && all.findIndex((other) => other.id === id) === at)
}
