import antd from 'antd/es/locale/en_US'
import * as texts from './index.ts'

export default { texts, antd, day: 'en' }
