import pg from 'pg'
import { Failure } from '../core/failure.ts'

const byFastify: Record<string, () => Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Failure('TooLarge'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Failure('BadInput', { data: [{ path: '', reason: 'input.contentType' }] }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Failure('BadInput', { data: [{ path: '', reason: 'input.json' }] }),
  FST_ERR_BAD_URL: () => new Failure('NotFound'),
  FST_REQ_FILE_TOO_LARGE: () => new Failure('TooLarge'),
}

const badValue = () => new Failure('BadInput', { data: [{ path: '', reason: 'input.value' }] })

const byDatabase: Record<string, () => Failure> = {
  // Violation of a constraint that the rules did not foresee: a concurrent change.
  '23505': () => new Failure('Stale'),
  '23P01': () => new Failure('Stale'),
  '23503': () => new Failure('InUse'),
  '40001': () => new Failure('Stale'),
  '40P01': () => new Failure('Stale'),
  '57014': () => new Failure('Timeout'),
  '25P03': () => new Failure('Timeout'),
  // Values that no rule foresaw and that the database cannot store or does not allow.
  '22001': badValue,
  '22003': badValue,
  '22007': badValue,
  '22008': badValue,
  '22021': badValue,
  '22P02': badValue,
  '22P05': badValue,
  '23514': badValue,
}

/** Turns any exception into a failure of the catalogue; an unforeseen one is a 500 and is logged completely. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof pg.DatabaseError) return byDatabase[error.code ?? '']?.() ?? new Failure('Internal')
  const { code = '', statusCode } = (error ?? {}) as { code?: string; statusCode?: number }
  const failure = byFastify[code]?.()
  if (failure) return failure
  // An error of a library with a 4xx status is the caller's mistake: a path out of its folder, an impossible length.
  if (statusCode === 413) return new Failure('TooLarge')
  if (statusCode === 400 || statusCode === 415) return badValue()
  return new Failure(statusCode === 403 || statusCode === 404 ? 'NotFound' : 'Internal')
}
