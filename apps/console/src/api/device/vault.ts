import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'

/** Sealed bytes; the place where they stand is part of the seal, so that none can be put where another stood. */
type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer; at: number }

interface Shelves extends DBSchema {
  key: { key: 'own'; value: CryptoKey }
  /** What reads answered last. */
  reads: { key: string; value: Sealed; indexes: { at: number } }
  /** Entries that wait for the network, by their idempotency key. */
  queue: { key: string; value: Sealed }
  /** Pictures and drawings of such entries, by the number that stands for them until they are sent. */
  files: { key: string; value: Sealed }
}

type Shelf = 'reads' | 'queue' | 'files'

/** So many answers are kept; the oldest go first. */
const MOST_READS = 500

/**
 * What one user keeps on this device, sealed under a key that the server gave. Nothing of it can be read without that key,
 * which scripts can use and not take away, and which goes with the user's signing out.
 */
export class Vault {
  readonly #database: IDBPDatabase<Shelves>
  readonly #key: CryptoKey

  constructor(database: IDBPDatabase<Shelves>, key: CryptoKey) {
    this.#database = database
    this.#key = key
  }

  async put(shelf: Shelf, name: string, content: BufferSource, at = Date.now()): Promise<void> {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const bytes = await crypto.subtle.encrypt(sealing(iv, shelf, name), this.#key, content)
    await this.#database.put(shelf, { iv, bytes, at }, name)
  }

  /** Nothing when it is not there, or was sealed under a key of before a rotation. */
  async get(shelf: Shelf, name: string): Promise<ArrayBuffer | undefined> {
    const sealed = await this.#database.get(shelf, name)
    if (!sealed) return undefined
    return crypto.subtle.decrypt(sealing(sealed.iv, shelf, name), this.#key, sealed.bytes).catch(() => undefined)
  }

  names(shelf: Shelf): Promise<string[]> {
    return this.#database.getAllKeys(shelf)
  }

  async drop(shelf: Shelf, name: string): Promise<void> {
    await this.#database.delete(shelf, name)
  }

  /** Lets the oldest answers go. */
  async trim(): Promise<void> {
    const surplus = (await this.#database.count('reads')) - MOST_READS
    if (surplus <= 0) return
    const oldest = await this.#database.getAllKeysFromIndex('reads', 'at', null, surplus)
    for (const name of oldest) await this.#database.delete('reads', name)
  }

  close(): void {
    this.#database.close()
  }
}

const sealing = (iv: Uint8Array<ArrayBuffer>, shelf: Shelf, name: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${shelf} ${name}`),
})

const nameOf = (userId: number) => `shouya.${userId}`

const open = (userId: number) =>
  openDB<Shelves>(nameOf(userId), 1, {
    upgrade(database) {
      for (const shelf of ['key', 'queue', 'files'] as const) database.createObjectStore(shelf)
      database.createObjectStore('reads').createIndex('at', 'at')
    },
  })

const imported = (text: string) => {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

let opened: { userId: number; vault: Promise<Vault | undefined> } | undefined

/** The vault of who is signed in; nothing where the browser has none (no https) or no key was ever given. */
export const currentVault = async (): Promise<Vault | undefined> => opened?.vault

/** Somebody else signs in here: what earlier users left waits sealed until they come back and get their key again. */
async function lockOthers(userId: number): Promise<void> {
  for (const { name } of (await indexedDB.databases?.()) ?? []) {
    if (!name?.startsWith('shouya.') || name === nameOf(userId)) continue
    const other = await open(Number(name.slice('shouya.'.length)))
    await other.delete('key', 'own')
    other.close()
  }
}

async function unlock(userId: number, giveKey: (() => Promise<string>) | undefined): Promise<Vault | undefined> {
  if (giveKey) await lockOthers(userId)
  const database = await open(userId)
  let key = await database.get('key', 'own')
  if (!key && giveKey) {
    key = await imported(await giveKey())
    await database.put('key', key, 'own')
  }
  if (!key) {
    database.close()
    return undefined
  }
  const vault = new Vault(database, key)
  await vault.trim()
  return vault
}

/**
 * Opens the vault of a user. @param giveKey asks the server, at sign-in; without it a key that is there already must do,
 * as when a page opens without a network.
 */
export async function openVault(userId: number, giveKey?: () => Promise<string>): Promise<void> {
  if (opened?.userId === userId && (await opened.vault)) return
  if (!globalThis.isSecureContext || !globalThis.indexedDB) return
  // A device without room, or a browser that forbids it: the console works as without a vault.
  opened = { userId, vault: unlock(userId, giveKey).catch(() => undefined) }
  await opened.vault
}

/** The user leaves this device: nothing of theirs stays. */
export async function wipeVault(): Promise<void> {
  const last = opened
  opened = undefined
  if (!last) return
  const vault = await last.vault
  vault?.close()
  await deleteDB(nameOf(last.userId))
}
