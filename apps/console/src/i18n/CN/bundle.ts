import antd from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import texts from './entry.ts'

export default { texts, antd, day: 'zh-cn' }
