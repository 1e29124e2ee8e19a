import type { Translation } from '@shouya/contract/translation'
import type CN from '../CN/app.ts'

export default {
  noAccess: '對不起，您無權訪問頁面: {path}，請聯絡管理員',
  forbiddenTitle: '沒有訪問權限',
  forbidden: '您的角色沒有此頁面的權限。如工作需要，請聯絡管理員。',
  notFoundTitle: '頁面不存在',
  notFound: '網址可能有誤，或頁面已移走。',
  toWorkplace: '返回工作台',
  toSignIn: '前往登入',
  goBack: '返回上一頁',
  notBuiltTitle: '「{title}」正在建設中',
  notBuilt: '這個頁面將用於{title}，尚未開放。選單已經為您的角色準備好，建成後會直接出現在這裏。',
  notBuiltGroup: '所屬選單',
  chunkTitle: '頁面載入失敗',
  chunk: '網絡中斷，或系統剛剛更新。重新載入後會取得最新的頁面。',
  reload: '重新載入',
  crashTitle: '頁面出錯了',
  crash: '剛才的操作沒有完成，其他頁面不受影響。請重試；如再次出現，請把下面的資料告訴管理員。',
  crashInfo: '錯誤資料',
  bootTitle: '暫時無法連接伺服器',
  leaveTitle: '有未儲存的內容',
  leave: '{count} 個頁面的內容還沒有儲存，繼續將會遺失，確定嗎？',
  leaveOk: '放棄',
  leaveCancel: '留在本頁',
} satisfies Translation<typeof CN>
