import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'
import pg from 'pg'
import { isPlain } from './isPlain.ts'

/** The addresses that a server works with; none of them is the owner's where the database lets us make logins. */
type Logins = {
  /** The pool's, maybe through a pooler. */
  readonly url: string
  /** Past a pooler: listening, jobs. */
  readonly directUrl: string
  /** Retention's, which may remove evidence. */
  readonly keeperUrl: string
}

type Options = {
  /** The application's address, maybe through a pooler. */
  url: string
  /** The owner's, past a pooler. */
  directUrl: string
  /** 32 bytes of the installation's own for a purpose: machines that share them share their logins. */
  secret(purpose: string): Uint8Array
}

type Group = 'shouya_app' | 'shouya_keeper'
type Credentials = { username: string; password: string }

/** Servers that start together may meet at the same row of a catalogue. */
const TRIES = 5
const NO_RIGHT = '42501'

/**
 * Logins that may do what `shouya_app` and `shouya_keeper` may and nothing else: whoever gets at the pool's connection finds
 * no role above it to go back to (ADR 037). They are made where the owner may make roles. Where `url` is such a login already,
 * it is used; where none can be made, the owner's address is all there is.
 */
export async function openLogins({ url, directUrl, secret }: Options): Promise<Logins> {
  const given = await isPlain(url)
  const [app, keeper] = await withClient(directUrl, async (owner) => {
    await owner.query(closed).catch(passOver)
    return [
      given ? new URL(url) : await login(owner, directUrl, 'shouya_app', secret),
      await login(owner, directUrl, 'shouya_keeper', secret),
    ]
  })
  const own = app ? as(url, app) : url
  return {
    // A pooler may know only the users that somebody has told it.
    url: own === url || (await isPlain(own)) ? own : url,
    directUrl: app ? as(directUrl, app) : directUrl,
    keeperUrl: keeper ? as(directUrl, keeper) : directUrl,
  }
}

/** Nobody but the owner makes anything in this database, not for the time of a session either. */
const closed = `do $$ begin
  if has_database_privilege('public', current_database(), 'temporary') then
    execute format('revoke temporary on database %I from public', current_database());
  end if;
  execute format('grant connect on database %I to shouya_app, shouya_keeper', current_database());
end $$`

/** What the owner may not do, or another server does at this moment. */
function passOver(error: unknown): void {
  if (!(error instanceof pg.DatabaseError)) throw error
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'shouya-logins' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The login of this installation into a group; null where it cannot be made. */
async function login(
  owner: pg.Client,
  ownerUrl: string,
  group: Group,
  secret: Options['secret'],
): Promise<Credentials | null> {
  const text = (purpose: string, encoding: 'hex' | 'base64url') =>
    Buffer.from(secret(`${purpose} ${group}`)).toString(encoding)
  const made = { username: `${group}_${text('login', 'hex').slice(0, 8)}`, password: text('password', 'base64url') }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (await opens(as(ownerUrl, made))) return made
    try {
      await make(owner, group, made)
    } catch (error) {
      passOver(error)
      if ((error as pg.DatabaseError).code === NO_RIGHT) return null
    }
  }
  return null
}

async function make(owner: pg.Client, group: Group, { username, password }: Credentials): Promise<void> {
  const { rows } = await owner.query('select to_regrole($1) is not null as there', [username])
  // What a new role may not do need not be said, and only a superuser may say it of one that is there.
  await owner.query(`${rows[0].there ? 'alter' : 'create'} role ${username} login password '${verifier(password)}'`)
  await owner.query(`grant ${group} to ${username}`)
}

const opens = (url: string): Promise<boolean> => withClient(url, async () => true).catch(() => false)

/** What PostgreSQL keeps of a password (RFC 5803): the password itself then stands in none of its logs. */
function verifier(password: string): string {
  const [salt, rounds] = [randomBytes(16), 4_096]
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  const key = (name: string) => createHmac('sha256', salted).update(name).digest()
  const stored = createHash('sha256').update(key('Client Key')).digest('base64')
  return `SCRAM-SHA-256$${rounds}:${salt.toString('base64')}$${stored}:${key('Server Key').toString('base64')}`
}

function as(url: string, { username, password }: Credentials): string {
  const address = new URL(url)
  address.username = username
  address.password = password
  return address.href
}
