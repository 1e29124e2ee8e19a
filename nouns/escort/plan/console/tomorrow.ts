import { nowMinute } from '@shouya/console/ui/text.ts'
import dayjs from 'dayjs'

/** Plans are made the day before. */
export const tomorrow = (): string => dayjs(nowMinute()).add(1, 'day').format('YYYY-MM-DD')
