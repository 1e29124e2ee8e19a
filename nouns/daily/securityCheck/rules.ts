import { session } from './noun.ts'

/** 双人: opening and closing are checked by two people. */
export const needsSecond = (of: number): boolean => of !== session.during
