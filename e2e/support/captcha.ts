import { join } from 'node:path'
import { openKeys } from '../../apps/server/src/core/keys/keys.ts'
import { connect } from '../../apps/server/src/db/connect.ts'
import { runningUrl } from '../../apps/server/src/db/embedded/runningUrl.ts'
import { served } from './served.ts'

/** Gives every captcha that waits for an answer this one. Nobody can read the pictures, and the answers are hashes. */
export async function answerCaptchas(answer: string): Promise<void> {
  const { dataDir } = served()
  const url = runningUrl(dataDir)
  if (!url) throw new Error(`no database runs on ${dataDir}`)
  const database = await connect(url, 1)
  try {
    const hash = openKeys(join(dataDir, 'keys.json')).hash('captcha', answer)
    await database.pool.query('update captcha set answer_hash = $1', [hash])
  } finally {
    await database.close()
  }
}
