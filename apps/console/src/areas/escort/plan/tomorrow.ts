import dayjs from 'dayjs'
import { nowMinute } from '../../../ui/text.ts'

/** Plans are made the day before. */
export const tomorrow = (): string => dayjs(nowMinute()).add(1, 'day').format('YYYY-MM-DD')
