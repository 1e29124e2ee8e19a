import { expect, test } from 'vitest'
import { explainErrno, explainLog } from './explain.ts'
import { StartError } from './startError.ts'

const failed = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ['ENOSPC', 'The disk that holds /data is full'],
  ['EROFS', '/data is on a read-only disk'],
  ['EACCES', 'No permission to read and write /data'],
  ['ENOTDIR', '/data is not a folder'],
])('%s becomes one clear line', (code, line) => {
  const explained = explainErrno(failed(code), '/data')
  expect(explained).toBeInstanceOf(StartError)
  expect((explained as Error).message).toMatch(line)
  expect((explained as Error).message).not.toContain('\n')
})

test('a defect of ours is not dressed up', () => {
  const defect = new TypeError('x is undefined')
  expect(explainErrno(defect, '/data')).toBe(defect)
})

test.each([
  ['initdb: error: could not write to file: No space left on device', 'is full'],
  ['FATAL:  could not create lock file "postmaster.pid": Read-only file system', 'read-only disk'],
  ['PANIC:  could not locate a valid checkpoint record at 0/1', 'is damaged (could not locate a valid checkpoint'],
  ['FATAL:  could not create shared memory segment', 'did not start (could not create shared memory segment)'],
  ['', 'did not start (it said nothing)'],
])('the log "%s" becomes one clear line', (text, line) => {
  expect(explainLog(text, '/data/postgres', '/data/postgres.log').message).toContain(line)
})
