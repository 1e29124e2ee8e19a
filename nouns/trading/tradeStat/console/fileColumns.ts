import type { TFunction } from 'i18next'
import type CN from '../texts/CN.ts'

/** The columns of a file of the statistics, all of them chosen. */
export const fileColumns = (keys: readonly (keyof (typeof CN)['field'])[], t: TFunction) =>
  keys.map((key) => ({ key, title: t(`tradeStat.field.${key}`), chosen: true }))
