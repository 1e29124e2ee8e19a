import type { FlowNode, Gateway, Mode, PeopleNode } from '../definition.ts'
import type { Flow } from '../flow.ts'

type Say = 'agree' | 'refuse'

interface Voter {
  person: number
  readonly weight: number
  say: Say | null
  /** People asked for an opinion who have not answered. */
  waitsFor: number[]
}

interface Board {
  readonly voters: Voter[]
  /** Everybody who took part, except those who gave their task away. */
  readonly known: Set<number>
  passed: number
}

/**
 * The rules again, as simply as possible and built differently from the engine: no events, no tasks, no marks; votes on
 * a board per node, everything else computed from the tree each time. For flows of people nodes whose `who` are plain
 * users, gateways, and forms that do not change.
 */
export class Naive {
  status = 'running'
  round = 0
  readonly flow: Flow
  readonly #choose: (gateway: Gateway) => readonly string[]
  readonly #boards = new Map<string, Board>()
  #clock = 0

  constructor(flow: Flow, choose: (gateway: Gateway) => readonly string[]) {
    this.flow = flow
    this.#choose = choose
    this.#goOn()
  }

  /** `node:person` of all who can act, sorted. */
  get open(): readonly string[] {
    if (this.status !== 'running') return this.status === 'returned' ? ['start:100'] : []
    return this.#waiting(this.flow.definition.flow)
      .flatMap((node) => this.#actors(node))
      .toSorted()
  }

  say(id: string, person: number, vote: Say): boolean {
    if (!this.open.includes(`${id}:${person}`)) return false
    if (vote === 'refuse' && this.#node(id).type === 'handle') return false
    const board = this.#board(this.#node(id))
    const asker = board.voters.find(({ waitsFor }) => waitsFor.includes(person))
    const voter = board.voters.find((other) => other.person === person)
    if (asker) asker.waitsFor = asker.waitsFor.filter((other) => other !== person)
    else if (voter) voter.say = vote
    this.#goOn()
    return true
  }

  giveBack(id: string, person: number, to: string): boolean {
    if (!this.#isVoter(id, person) || !this.#node(id).returnable?.includes(to)) return false
    if (this.round >= this.flow.definition.policies.maxRounds) return false
    const target = this.#target(id, to)
    if (target === undefined) return false
    this.#return(target)
    return true
  }

  transfer(id: string, person: number, to: number): boolean {
    const board = this.#boards.get(id)
    if (!board || !this.open.includes(`${id}:${person}`) || board.known.has(to)) return false
    if (to === 100 && this.#node(id).type === 'approve') return false
    const asker = board.voters.find(({ waitsFor }) => waitsFor.includes(person))
    const voter = board.voters.find((other) => other.person === person)
    if (asker) asker.waitsFor = asker.waitsFor.map((other) => (other === person ? to : other))
    else if (voter) voter.person = to
    board.known.delete(person)
    board.known.add(to)
    return true
  }

  addBefore(id: string, person: number, adviser: number): boolean {
    const board = this.#boards.get(id)
    const voter = board?.voters.find((other) => other.person === person)
    if (!board || !voter || !this.#isVoter(id, person) || board.known.has(adviser)) return false
    if (adviser === 100 && this.#node(id).type === 'approve') return false
    voter.waitsFor = [adviser]
    board.known.add(adviser)
    return true
  }

  withdraw(): boolean {
    if (this.status !== 'running' && this.status !== 'returned') return false
    this.status = 'withdrawn'
    return true
  }

  resubmit(): boolean {
    if (this.status !== 'returned') return false
    this.status = 'running'
    this.#goOn()
    return true
  }

  /** Opens what has its turn; applies refusals until nothing changes. */
  #goOn(): void {
    while (this.status === 'running') {
      const waiting = this.#waiting(this.flow.definition.flow)
      if (waiting.length === 0) {
        this.status = 'approved'
        return
      }
      const refused = waiting.find((node) => this.#result(node) === 'refuse')
      if (!refused) return
      const rule = refused.type === 'approve' ? refused.onRefuse : undefined
      if (rule?.do !== 'return' || this.round >= this.flow.definition.policies.maxRounds) this.status = 'refused'
      else this.#return(this.#target(refused.id, rule.to) ?? 'initiator')
    }
  }

  /** The people nodes that a sequence waits for; none when it is finished. */
  #waiting(flow: readonly FlowNode[]): readonly PeopleNode[] {
    for (const node of flow) {
      const waiting = this.#waitingAt(node)
      if (waiting.length > 0) return waiting
    }
    return []
  }

  #waitingAt(node: FlowNode): readonly PeopleNode[] {
    if ('branches' in node) {
      const chosen = this.#choose(node)
      return node.branches.filter(({ id }) => chosen.includes(id)).flatMap((branch) => this.#waiting(branch.flow))
    }
    if (!('mode' in node)) return []
    const board = this.#board(node)
    if (board.passed > 0) return []
    if (this.#result(node) !== 'pass') return [node]
    board.passed = ++this.#clock
    return []
  }

  /** The common result of all completions of the open votes. */
  #result({ mode, id }: PeopleNode): 'pass' | 'refuse' | 'open' {
    const voters = this.#boards.get(id)?.voters ?? []
    const cast = voters.flatMap(({ say }) => say ?? [])
    if (mode.kind === 'any' && mode.anyRefuse === 'first') return cast[0] === 'agree' ? 'pass' : (cast[0] ?? 'open')
    const ends = new Set(completions(voters).map((votes) => isPassed(mode, votes)))
    if (ends.size > 1) return 'open'
    return ends.has(true) ? 'pass' : 'refuse'
  }

  #board(node: PeopleNode): Board {
    const existing = this.#boards.get(node.id)
    if (existing) return existing
    const voters = node.who.flatMap((rule) =>
      rule.rule === 'users'
        ? rule.users.map((person) => ({ person, weight: rule.weight ?? 1, say: null, waitsFor: [] }))
        : [],
    )
    const board = { voters, known: new Set(voters.map(({ person }) => person)), passed: 0 }
    this.#boards.set(node.id, board)
    return board
  }

  #actors(node: PeopleNode): readonly string[] {
    const undecided = this.#board(node).voters.filter(({ say }) => say === null)
    const turn = node.mode.kind === 'seq' ? undecided.slice(0, 1) : undecided
    return turn
      .flatMap(({ person, waitsFor }) => (waitsFor.length > 0 ? waitsFor : [person]))
      .map((user) => `${node.id}:${user}`)
  }

  #isVoter(id: string, person: number): boolean {
    const voter = this.#boards.get(id)?.voters.find((other) => other.person === person)
    return voter?.waitsFor.length === 0 && this.open.includes(`${id}:${person}`)
  }

  #return(target: string): void {
    this.round++
    if (target === 'initiator') {
      this.#boards.clear()
      this.status = 'returned'
      return
    }
    this.#forget(this.flow.definition.flow, target)
    this.#goOn()
  }

  /** Forgets a node and what comes after it; true when it was in this sequence. */
  #forget(flow: readonly FlowNode[], target: string): boolean {
    const index = flow.findIndex((node) => contains(node, target))
    const element = flow[index]
    if (!element) return false
    for (const node of flow.slice(index + 1)) for (const id of idsIn(node)) this.#boards.delete(id)
    if ('branches' in element) for (const branch of element.branches) this.#forget(branch.flow, target)
    else this.#boards.delete(element.id)
    return true
  }

  /** undefined: nobody has decided there. */
  #target(from: string, to: string): string | undefined {
    if (to === 'initiator') return to
    const before = nodesBefore(this.flow.definition.flow, from).filter((id) => (this.#boards.get(id)?.passed ?? 0) > 0)
    if (to !== 'previous') return before.find((id) => id === to)
    const last = before.toSorted((a, b) => (this.#boards.get(a)?.passed ?? 0) - (this.#boards.get(b)?.passed ?? 0))
    return last.at(-1) ?? 'initiator'
  }

  #node(id: string): PeopleNode {
    const match = this.flow.definition.flow.flatMap(peopleNodesIn).find((node) => node.id === id)
    if (!match) throw new Error(`no node ${id}`)
    return match
  }
}

const peopleNodesIn = (node: FlowNode): readonly PeopleNode[] =>
  'branches' in node ? node.branches.flatMap(({ flow }) => flow.flatMap(peopleNodesIn)) : 'mode' in node ? [node] : []

const idsIn = (node: FlowNode) => peopleNodesIn(node).map(({ id }) => id)
const contains = (node: FlowNode, id: string) => idsIn(node).includes(id)

/** The people nodes of earlier elements, in the sequence of a node and in enclosing ones. */
function nodesBefore(flow: readonly FlowNode[], id: string): readonly string[] {
  const index = flow.findIndex((node) => contains(node, id))
  const element = flow[index]
  if (!element) return []
  const inside = 'branches' in element ? element.branches.flatMap((branch) => nodesBefore(branch.flow, id)) : []
  return [...flow.slice(0, index).flatMap(idsIn), ...inside]
}

type Cast = readonly { readonly say: Say; readonly weight: number }[]

function completions(voters: readonly { say: Say | null; weight: number }[]): readonly Cast[] {
  const [first, ...rest] = voters
  if (!first) return [[]]
  const possible: readonly Say[] = first.say ? [first.say] : ['agree', 'refuse']
  return completions(rest).flatMap((others) => possible.map((say) => [{ say, weight: first.weight }, ...others]))
}

/** Of votes that are all cast. */
export function isPassed(mode: Mode, votes: Cast): boolean {
  const agreeing = votes.filter(({ say }) => say === 'agree')
  if (mode.kind === 'any') return agreeing.length > 0
  if (mode.kind === 'ratio') return agreeing.length * 100 >= mode.pass * votes.length
  const sum = (votes: Cast) => votes.reduce((total, { weight }) => total + weight, 0)
  if (mode.kind === 'weight') return sum(agreeing) * 100 >= mode.pass * sum(votes)
  return agreeing.length === votes.length
}
