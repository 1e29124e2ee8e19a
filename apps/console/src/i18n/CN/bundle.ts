import antd from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import texts from './index.ts'

export default { texts, antd, day: 'zh-cn' }
