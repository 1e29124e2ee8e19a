import antd from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import * as texts from './index.ts'

export default { texts, antd, day: 'zh-cn' }
