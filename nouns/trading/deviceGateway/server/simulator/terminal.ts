import { randomBytes } from 'node:crypto'
import { cmd } from '../../../device/rules.ts'
import type { ReportedUse } from '../../../useLog/reportedUse.ts'
import { header, signatureOf } from '../sign.ts'
import type { Answer, Send } from './send.ts'

type Options = {
  readonly deviceNo: string
  readonly key: string
  readonly send: Send
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Milliseconds by which its own clock is wrong at first. */
  readonly clockOff?: number
  /** The number of the last use that it has reported in an earlier life. */
  readonly lastSeq?: number
}

type Command = { cmd_no: string; cmd: number; payload: Record<string, string | number | boolean> }
type Made = Omit<ReportedUse, 'seq' | 'start_time' | 'end_time'> & { minutes: number; ago?: number }

/** What a terminal keeps when it starts anew; the rest it learns from the server. */
type Kept = { seq: number; uses: ReportedUse[]; par: Command['payload']; lock_state: 0 | 1 }

const MOST_AT_ONCE = 50
const MINUTE = 60_000

/**
 * A terminal as the server sees one: it signs, beats, obeys commands, keeps its uses until the server has counted them, corrects its clock
 * and comes again where the network fails.
 */
export class Terminal {
  running = false
  /** Commands that it was not allowed to obey any more, and undid. */
  undone = 0
  private readonly options: Options
  private kept: Kept
  private off: number

  constructor(options: Options) {
    this.options = options
    this.off = options.clockOff ?? 0
    this.kept = { seq: options.lastSeq ?? 0, uses: [], par: {}, lock_state: 1 }
  }

  /** Uses that the server has not counted yet. */
  get waiting(): number {
    return this.kept.uses.length
  }

  get par(): Readonly<Command['payload']> {
    return this.kept.par
  }

  /** Starts: also after a power failure, with what it has kept. */
  async reboot(): Promise<boolean> {
    this.running = false
    const answer = await this.say('hello', {
      ...{ firmware: 'sim-1.0', lock_state: this.kept.lock_state },
      par: this.kept.par,
    })
    this.running = answer?.body.running === true
    return answer !== null
  }

  /** Says that it is there, and does what it is told then. */
  async beat(): Promise<boolean> {
    const answer = await this.say('heartbeat', { lock_state: this.kept.lock_state })
    if (!answer) return false
    if (answer.body.command === true) await this.obey()
    else this.running = answer.body.running === true
    return true
  }

  /** Is used: kept until it is reported. */
  use({ minutes, ago = 0, ...made }: Made): number {
    const end = this.now() - ago
    const seq = ++this.kept.seq
    const iso = (at: number) => new Date(at).toISOString()
    this.kept.uses.push({ ...made, seq, start_time: iso(end - minutes * MINUTE), end_time: iso(end) })
    return seq
  }

  /** Reports its uses. Those whose answer was lost are reported once more. */
  async report(): Promise<void> {
    while (this.kept.uses.length > 0) {
      const batch = this.kept.uses.slice(0, MOST_AT_ONCE)
      const answer = await this.say('use', { uses: batch })
      if (!answer) return
      const results = answer.body.results as { seq: number; result: string }[]
      const settled = new Set(results.filter(({ result }) => result !== 'try_again').map(({ seq }) => seq))
      this.kept.uses = this.kept.uses.filter(({ seq }) => !settled.has(seq))
      if (settled.size === 0) return
    }
  }

  private now(): number {
    return this.options.clock() + this.off
  }

  private async obey(): Promise<void> {
    const fetched = await this.say('command', {})
    const command = fetched?.body.command as Command | null | undefined
    if (!command) return
    const before = { running: this.running, par: this.kept.par }
    if (command.cmd === cmd.start) this.running = true
    if (command.cmd === cmd.stop) this.running = false
    if (command.cmd === cmd.setPar) this.kept.par = { ...this.kept.par, ...command.payload }
    const state = command.cmd === cmd.queryState ? { par: this.kept.par, lock_state: this.kept.lock_state } : {}
    const answer = await this.say('ack', { cmd_no: command.cmd_no, ok: true, ...state })
    if (answer?.body.accepted !== false) return
    this.undone++
    this.running = before.running
    this.kept.par = before.par
  }

  /** Sends a message; once more with the server's time or another number where it asks for that. Null: it comes again later. */
  private async say(name: string, message: object): Promise<Answer | null> {
    for (let turn = 0; turn < 3; turn++) {
      const answer = await this.sendSigned(`/device/v1/${name}`, JSON.stringify(message)).catch(() => null)
      if (answer?.status === 200) return answer
      if (answer?.body.code === 'clock') this.off = Date.parse(String(answer.body.server_time)) - this.options.clock()
      else if (answer?.body.code !== 'replayed') return null
    }
    return null
  }

  private sendSigned(path: string, body: string): Promise<Answer> {
    const { deviceNo, key, send } = this.options
    const time = String(Math.floor(this.now() / 1_000))
    const nonce = randomBytes(12).toString('hex')
    const signature = signatureOf(key, { path, time, nonce, body }).toString('hex')
    const headers = {
      ...{ [header.device]: deviceNo, [header.time]: time },
      ...{ [header.nonce]: nonce, [header.signature]: signature },
    }
    return send(path, headers, body)
  }
}
