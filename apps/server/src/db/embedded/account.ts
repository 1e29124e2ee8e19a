import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  /** The owner that the cluster's files need, as seen from outside; undefined where the system has no such ids. */
  uid: number | undefined
  gid: number | undefined
  /** A line for the log, unless it is simply the user of this process. */
  note?: string
  /** Program and arguments before each command. */
  prefix: string[]
  ids: { uid?: number; gid?: number }
}

const underOwnName: Account = { uid: process.getuid?.(), gid: process.getgid?.(), prefix: [], ids: {} }

// Root mapped to user 1 in a user namespace: files stay root's, so even a checkout below /root is accessible.
const inNamespace: Account = {
  ...underOwnName,
  prefix: ['unshare', '--user', '--map-user=1', '--map-group=1', '--'],
}

interface PasswdEntry {
  name: string
  uid: number
  gid: number
}

function passwd(): PasswdEntry[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

function asUser({ name, uid, gid }: PasswdEntry): Account {
  return { uid, gid, prefix: [], ids: { uid, gid }, note: `PostgreSQL runs as the user ${name}` }
}

// A minimal environment: PGDATA, PGPORT and the like of the user's shell must not reach the child.
const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' }

export function spawnAs(account: Account, command: string[], options: SpawnOptions) {
  const [file = '', ...rest] = [...account.prefix, ...command]
  return spawn(file, rest, { env: environment, cwd: '/', ...account.ids, ...options })
}

export interface Needs {
  executable: string
  folder: string
}

export function reaches(account: Account, { executable, folder }: Partial<Needs>): boolean {
  const script = 'test -z "$1" -o -x "$1" && test -z "$2" -o -x "$2"'
  const [file = '', ...rest] = [...account.prefix, 'sh', '-c', script, 'sh', executable ?? '', folder ?? '']
  return spawnSync(file, rest, { env: environment, cwd: '/', ...account.ids, stdio: 'ignore' }).status === 0
}

/** The user of this process; for root the namespace, where the system allows it and everything is accessible. */
export function simpleAccount(needs: Needs): Account | undefined {
  if (process.getuid?.() !== 0) return underOwnName
  return reaches(inNamespace, needs) ? inNamespace : undefined
}

/** An ordinary user to run PostgreSQL for root: the owner of the files, else a common service user. */
export function serviceAccount(owners: number[]): Account | undefined {
  const users = passwd()
  const owner = owners.filter((uid) => uid !== 0).map((uid) => users.find((user) => user.uid === uid))
  const serviceUsers = ['postgres', 'nobody'].map((name) => users.find((user) => user.name === name))
  const match = [...owner, ...serviceUsers].find((user) => user !== undefined)
  return match && asUser(match)
}
