-- Rows as a brand has them: some of each table that the demo brand fills, with what they refer to.

INSERT INTO agents.contract OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::agents.contract, $json$[
  {"id":17,"kind":"daily","period":"daily","upline_id":100001,"downline_id":100002,"currency":"LAK","terms":{"pay": "rate", "unit": "0", "tiers": [{"share": "0.45", "profit": "0", "validBet": "0", "activeMembers": 0}], "feePercent": "0", "carriesDeficit": false},"state":"offered","requested_by":null,"starts_at":null,"ends_at":null,"offered_at":"2026-11-18T09:33:13.582272+00:00","changed_at":"2026-11-18T09:33:13.582272+00:00","version":1},
  {"id":1,"kind":"dividend","period":"daily","upline_id":null,"downline_id":100001,"currency":"LAK","terms":{"pay": "rate", "unit": "0", "tiers": [{"share": "20", "profit": "0", "validBet": "0", "activeMembers": 0}], "feePercent": "0", "carriesDeficit": true},"state":"signed","requested_by":null,"starts_at":"2026-08-24T17:00:00+00:00","ends_at":null,"offered_at":"2026-08-24T12:33:13.582272+00:00","changed_at":"2026-08-24T12:33:13.582272+00:00","version":1}
]$json$);

INSERT INTO agents.link OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::agents.link, $json$[
  {"id":1,"agent_id":100001,"code":"6ZWX5YNU","makes":"player","domain":null,"note":"Facebook","contracts":[],"valid_until":null,"most_uses":null,"uses":1,"idempotency_key":"ec5eefd1-4b4d-4e1f-a06a-63e02713a30a","created_at":"2026-11-24T12:33:28.027573+00:00","paused_at":null,"deleted_at":null,"visits":37},
  {"id":2,"agent_id":100001,"code":"3A3SX7J7","makes":"agent","domain":null,"note":"Savannakhet","contracts":[{"kind": "dividend", "terms": {"pay": "rate", "unit": "0", "tiers": [{"share": "3", "profit": "0", "validBet": "0", "activeMembers": 0}], "feePercent": "0", "carriesDeficit": true}, "period": "daily", "covered": true}, {"kind": "daily", "terms": {"pay": "rate", "unit": "0", "tiers": [{"share": "0.1", "profit": "0", "validBet": "0", "activeMembers": 0}], "feePercent": "0", "carriesDeficit": false}, "period": "daily", "covered": true}, {"kind": "realtime", "terms": {"pay": "rate", "unit": "0", "tiers": [{"share": "0.02", "profit": "0", "validBet": "0", "activeMembers": 0}], "feePercent": "0", "carriesDeficit": false}, "period": "slot", "covered": true}],"valid_until":"2027-02-22T12:33:28.031609+00:00","most_uses":100,"uses":1,"idempotency_key":"7897eb85-7803-4869-a8af-87e0ccf89eab","created_at":"2026-11-24T12:33:28.048156+00:00","paused_at":null,"deleted_at":null,"visits":9}
]$json$);

INSERT INTO agents.recruit OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::agents.recruit, $json$[
  {"id":1,"member_id":100026,"agent_id":100001,"link_id":2,"idempotency_key":null,"joined_at":"2026-11-24T12:33:28.196276+00:00","deposited_at":null}
]$json$);

INSERT INTO agents.run OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::agents.run, $json$[
  {"id":128,"contract_id":4,"kind":"dividend","upline_id":100003,"downline_id":100004,"currency":"LAK","starts_at":"2026-09-08T17:00:00+00:00","ends_at":"2026-09-09T17:00:00+00:00","settled":{"win": "400000000", "validBet": "400000000"},"current":{"win": "400000000", "validBet": "400000000"},"gross":0,"adjusted":0,"carried_in":0,"carried_out":0,"due":0,"chain":1,"depth":3,"state":"nothing","computed_at":"2026-09-09T17:20:00+00:00","paid_at":null}
]$json$);

INSERT INTO agents.step OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::agents.step, $json$[
  {"id":1,"contract_id":1,"step":"offer","state":"offered","actor":"seed","reason":"","at":"2026-08-24T12:33:13.582272+00:00"}
]$json$);

INSERT INTO agents.visit OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::agents.visit, $json$[
  {"link_id":1,"day":"2026-11-24","mark":"\\x046fce719cc964bb199c4ff48893d3a7"}
]$json$);

INSERT INTO bonus.offer OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::bonus.offer, $json$[
  {"code":"reload30","kind":"deposit","names":{"cn": "续存奖金 30%", "en": "Reload bonus 30%", "lo": "ໂບນັດຝາກຊ້ຳ 30%"},"terms":{"cn": "适用于每笔存款，每位会员最多十次。", "en": "For any deposit, up to ten times a member.", "lo": "ສຳລັບທຸກການຝາກ, ສູງສຸດສິບຄັ້ງຕໍ່ສະມາຊິກ."},"currency":"LAK","percent":30,"max_bonus":50000000000,"min_deposit":10000000000,"wagering_factor":10,"wagering_base":"bonus_and_deposit","contributions":{"types": {"PVP": 0, "RNG": 1000, "FISH": 1000, "LIVE": 100, "LOTT": 250, "MINI": 500, "ELOTT": 250, "JACKPOT": 0}, "others": 0},"max_stake":5000000000,"max_win":null,"bonus_first":false,"days":7,"per_member":10,"budget":-4,"waiting":-5,"enabled":true,"sort":2,"created_at":"2026-11-24T12:33:13.109237+00:00","version":1},
  {"code":"birthday","kind":"gift","names":{"cn": "生日礼金", "en": "Birthday gift", "lo": "ຂອງຂວັນວັນເກີດ"},"terms":{"cn": "本站赠送。先使用奖金投注，再使用现金。", "en": "A gift from the house. The bonus is staked before your own money.", "lo": "ຂອງຂວັນຈາກພວກເຮົາ. ໂບນັດຖືກໃຊ້ກ່ອນເງິນສົດ."},"currency":"LAK","percent":0,"max_bonus":10000000000,"min_deposit":0,"wagering_factor":5,"wagering_base":"bonus","contributions":{"types": {"PVP": 0, "RNG": 1000, "FISH": 1000, "LIVE": 100, "LOTT": 250, "MINI": 500, "ELOTT": 250, "JACKPOT": 0}, "others": 0},"max_stake":2000000000,"max_win":50000000000,"bonus_first":true,"days":7,"per_member":3,"budget":-6,"waiting":-7,"enabled":true,"sort":3,"created_at":"2026-11-24T12:33:13.122411+00:00","version":1}
]$json$);

INSERT INTO bonus.change OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::bonus.change, $json$[
  {"id":3,"offer":"reload30","action":"added","amount":null,"reason":"","actor":"seed","at":"2026-11-24T12:33:13.109819+00:00"}
]$json$);

INSERT INTO cashier.provider OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::cashier.provider, $json$[
  {"code":"sandpay","adapter":"sandpay","settings":{"baseUrl": "http://sandbox.example", "secretFile": "merchant.secret"},"enabled":true},
  {"code":"house-bank","adapter":"by_hand","settings":{},"enabled":true}
]$json$);

INSERT INTO cashier.method OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::cashier.method, $json$[
  {"code":"card","provider":"sandpay","channel":"card","names":{"cn": "银行卡", "en": "Bank card", "lo": "ບັດທະນາຄານ"},"kind":"hosted","currency":"LAK","min":1000000000,"max":5000000000000,"presets":[5000000000,10000000000,20000000000,50000000000,100000000000,500000000000],"sort":0,"enabled":true,"details":{},"fee_flat":0,"fee_per_mille":15,"fee_bearer":"brand"}
]$json$);

INSERT INTO catalogue.vendor OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::catalogue.vendor, $json$[
  {"vassalage":"POCKETTHUNDER","display_name":"Pocket Thunder","game_type":"MINI","account_type_name":"POCKETTHUNDER","launch_mode":"frame","sort":39,"enabled":true},
  {"vassalage":"LOTT","display_name":"Champa Lottery","game_type":"LOTT","account_type_name":"LOTT","launch_mode":"frame","sort":33,"enabled":true}
]$json$);

INSERT INTO catalogue.game OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::catalogue.game, $json$[
  {"node_id":9781,"vassalage":"POCKETTHUNDER","game_type":"MINI","game_code":"lobby","name":"Pocket Thunder","name_lo":null,"name_cn":null,"theme":"crash","classify":null,"is_hot":1,"support_play":1,"min_bet":20000000,"lines":null,"rtp":null,"tags":[],"is_game":"VASSALAGE","enabled":true,"sort":0,"created_at":"2026-06-08T12:33:11.01299+00:00"}
]$json$);

INSERT INTO content.announcement OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::content.announcement, $json$[
  {"id":15,"key":"first-safety","execution":"F","title":{"cn": "守护您的账户", "en": "Keep your account yours", "lo": "ຮັກສາບັນຊີໃຫ້ປອດໄພ"},"content":{"cn": "<p>请妥善保管密码。我们的员工绝不会索要。</p>", "en": "<p>Keep your password to yourself. Our staff never ask for it.</p>", "lo": "<p>ຈື່ລະຫັດຜ່ານໄວ້ຄົນດຽວ. ພະນັກງານຂອງພວກເຮົາບໍ່ເຄີຍຖາມ.</p>"},"published_at":"2026-11-24T08:33:13.347598+00:00","sort":14,"enabled":true,"shown_from":null,"shown_until":null}
]$json$);

INSERT INTO content.banner OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::content.banner, $json$[
  {"id":9,"key":"licence","group_name":"w_license","picture":"licence","title":{},"text":{},"linkage_type":null,"linkage":null,"sort":8,"enabled":true,"shown_from":null,"shown_until":null}
]$json$);

INSERT INTO content.game_announcement OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::content.game_announcement, $json$[
  {"id":1,"key":"nagaspin-new","title":{"cn": "Naga Spin：12 款新电子游戏", "en": "Naga Spin: 12 new slots", "lo": "Naga Spin: ສະລັອດໃໝ່ 12 ເກມ"},"vassalage":"NAGASPIN","node_id":null,"published_at":"2026-11-24T07:33:13.347598+00:00","sort":0,"enabled":true,"shown_from":null,"shown_until":null}
]$json$);

INSERT INTO content.help_topic OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::content.help_topic, $json$[
  {"key":"license","group_name":"legal","title":{"cn": "牌照", "en": "Licence", "lo": "ໃບອະນຸຍາດ"},"content":{"cn": "<p>此处展示运营方的牌照。演示品牌没有博彩牌照，也不收取真实资金。</p><ul><li>证书图片与页脚声明由运营方设置</li></ul>", "en": "<p>Here stands the licence of the house that runs the site. The demonstration brand holds no gaming licence and takes no real money.</p><ul><li>The picture of the certificate and the statement at the foot of the page are the operator’s to set</li></ul>", "lo": "<p>ໜ້ານີ້ສະແດງໃບອະນຸຍາດຂອງຜູ້ດຳເນີນການ. ຍີ່ຫໍ້ສາທິດບໍ່ມີໃບອະນຸຍາດການພະນັນ ແລະ ບໍ່ຮັບເງິນແທ້.</p><ul><li>ຮູບໃບຢັ້ງຢືນ ແລະ ຂໍ້ຄວາມຢູ່ລຸ່ມໜ້າເວັບ ຜູ້ດຳເນີນການຕັ້ງເອງ</li></ul>"},"sort":14,"enabled":true}
]$json$);

INSERT INTO content.notice OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::content.notice, $json$[
  {"id":5,"key":"weekend-football","title":{"cn": "本周末三百多场足球赛事，滚球赔率实时更新", "en": "This weekend: more than 300 football matches with live odds", "lo": "ທ້າຍອາທິດນີ້: ບານເຕະກວ່າ 300 ນັດ ພ້ອມອັດຕາສົດ"},"content":{"cn": "<p>从欧洲五大联赛到东盟赛事。</p><ul><li>赛程见体育页，按您所在时区显示</li><li>投注前请阅读厂商规则</li></ul>", "en": "<p>All the big leagues, from Europe to ASEAN.</p><ul><li>The table is on the sports page, in your own time</li><li>Read the vendor’s rules before you bet</li></ul>", "lo": "<p>ທຸກລີກໃຫຍ່ ຈາກເອີຣົບຫາອາຊຽນ.</p><ul><li>ຕາຕະລາງຢູ່ໜ້າກິລາ ຕາມເວລາຂອງທ່ານ</li><li>ອ່ານກົດຂອງຜູ້ໃຫ້ບໍລິການກ່ອນແທງ</li></ul>"},"published_at":"2026-11-21T10:33:13.347598+00:00","sort":4,"enabled":true,"shown_from":null,"shown_until":null}
]$json$);

INSERT INTO content.promotion OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::content.promotion, $json$[
  {"id":35,"key":"rainy-season","title":{"cn": "雨季回馈", "en": "Rainy season", "lo": "ລະດູຝົນ"},"content":{"cn": "<p>雨季特别奖励；现已关闭，明年再来。</p><ul><li>每周电子 500 局：₭25,000</li></ul>", "en": "<p>A reward for the rainy season; it is closed now and comes back next year.</p><ul><li>500 rounds at slots in a week: ₭25,000</li></ul>", "lo": "<p>ຄືນເງິນພິເສດໃນລະດູຝົນ; ປິດຊົ່ວຄາວ ແລ້ວຈະກັບມາໃນປີໜ້າ.</p><ul><li>ສະລັອດ 500 ຮອບຕໍ່ອາທິດ: ₭25.000</li></ul>"},"promotion_type":"EVENT","card_picture":"promotion-cashback-card","dialog_picture":"promotion-cashback-wide","starts_at":"2026-10-05T12:33:13.347598+00:00","ends_at":null,"visitor_action":"REGISTER","member_action":null,"sort":119,"enabled":true},
  {"id":1,"key":"first-deposit","title":{"cn": "首存礼：100%", "en": "First deposit gift: 100%", "lo": "ຂອງຂວັນຝາກຄັ້ງທຳອິດ 100%"},"content":{"cn": "<p>首次存款获赠等额奖金，最高 ₭500,000。</p><ul><li>单笔存款至少 ₭50,000</li><li>流水要求：30 天内完成存款加奖金的 10 倍</li><li>每位会员、每户限一次</li><li>试玩账户不参加</li></ul>", "en": "<p>Your first deposit is matched by a bonus of the same amount, up to ₭500,000.</p><ul><li>Deposit at least ₭50,000 in one go</li><li>Turnover: 10 times deposit and bonus together, within 30 days</li><li>Once for each member and household</li><li>Not for trial accounts</li></ul>", "lo": "<p>ຝາກຄັ້ງທຳອິດ ແລ້ວຮັບໂບນັດເທົ່າຈຳນວນຝາກ ສູງສຸດ ₭500.000.</p><ul><li>ຝາກຢ່າງໜ້ອຍ ₭50.000 ໃນຄັ້ງດຽວ</li><li>ຍອດເດີມພັນ: 10 ເທົ່າຂອງຍອດຝາກລວມໂບນັດ ພາຍໃນ 30 ວັນ</li><li>ໜຶ່ງຄັ້ງຕໍ່ໜຶ່ງສະມາຊິກ ແລະ ໜຶ່ງຄົວເຮືອນ</li><li>ບໍ່ໃຊ້ໄດ້ກັບບັນຊີທົດລອງ</li></ul>"},"promotion_type":"DEPOSIT_BONUS","card_picture":"promotion-gift-card","dialog_picture":"promotion-gift-wide","starts_at":"2026-10-25T12:33:13.347598+00:00","ends_at":null,"visitor_action":"REGISTER","member_action":"DEPOSIT","sort":0,"enabled":true}
]$json$);

INSERT INTO content.promotion_category OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::content.promotion_category, $json$[
  {"id":5,"key":"vip","title":{"cn": "VIP", "en": "VIP", "lo": "VIP"},"type":"general","sort":4,"enabled":true},
  {"id":1,"key":"new-members","title":{"cn": "新会员", "en": "New members", "lo": "ສະມາຊິກໃໝ່"},"type":"general","sort":0,"enabled":true}
]$json$);

INSERT INTO content.promotion_in_category OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::content.promotion_in_category, $json$[
  {"promotion_id":1,"category_id":1}
]$json$);

INSERT INTO facts.consumer OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::facts.consumer, $json$[
  {"name":"vip","place":473,"first_seen_at":"2026-11-24T12:33:13.568236+00:00"}
]$json$);

INSERT INTO facts.fact OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::facts.fact, $json$[
  {"id":465,"member_id":100008,"kind":"vip_changed","cause":"vip:6","data":{"to": 1, "from": 0},"at":"2026-11-24T12:33:36.89833+00:00"}
]$json$);

INSERT INTO figures.day OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::figures.day, $json$[
  {"member_id":100006,"day":"2026-10-19","vendor_id":3,"game_code":"hidden-mask","rounds":2,"stake":500000000,"win":0,"valid_bet":500000000}
]$json$);

INSERT INTO figures.game OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::figures.game, $json$[
  {"member_id":100009,"vendor_id":1,"game_code":"88-bison","rounds":2}
]$json$);

INSERT INTO figures.slot OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::figures.slot, $json$[
  {"slot":"2026-08-25T13:25:00+00:00","member_id":100008,"valid_bet":400000000}
]$json$);

INSERT INTO identity.allowance OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::identity.allowance, $json$[
  {"key":"open-downline:day:100001","used":1,"started_at":"2026-11-24T12:33:28.312997+00:00"}
]$json$);

INSERT INTO member.member OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::member.member, $json$[
  {"id":100001,"username":"khamla","nickname":"khamla","type":1,"status":"active","currency":"LAK","country":"LA","language":"lo","register_url":"","referral_code":"","affiliate_code":"","terms_accepted_at":"2026-08-24T12:33:13.582272+00:00","registered_at":"2026-08-24T12:33:13.582272+00:00","upline_id":null,"terms_version":"1","expires_at":null,"icon":"","line":"100001."},
  {"id":100028,"username":"kaysone22","nickname":"kaysone22","type":0,"status":"active","currency":"LAK","country":"LA","language":"lo","register_url":"","referral_code":"","affiliate_code":"","terms_accepted_at":"2026-11-24T12:33:28.360007+00:00","registered_at":"2026-11-24T12:33:28.360007+00:00","upline_id":100001,"terms_version":"1","expires_at":null,"icon":"","line":"100001.100028."}
]$json$);

INSERT INTO identity.credential OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::identity.credential, $json$[
  {"member_id":100028,"password_hash":"a hash","is_default":true,"changed_at":"2026-11-24T12:33:28.360968+00:00","first_login_seen_at":null,"payment_hash":null,"payment_changed_at":null}
]$json$);

INSERT INTO inbox.message OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::inbox.message, $json$[
  {"member_id":100025,"id":588,"kind":"envelope_given","details":{},"texts":null,"cause":"envelope:1","at":"2026-11-24T12:33:36.165504+00:00","read_at":null,"deleted_at":null}
]$json$);

INSERT INTO ledger.accounts OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::ledger.accounts, $json$[
  {"id":-68,"owner_type":"vendor","owner_id":"CHAMPA","purpose":"settlement","currency":"LAK","opened_at":"2026-09-04T12:59:51+00:00"}
]$json$);

INSERT INTO ledger.balances OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::ledger.balances, $json$[
  {"account":25,"currency":"LAK","balance":0,"version":0}
]$json$);

INSERT INTO ledger.journal OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::ledger.journal, $json$[
  {"id":34,"at":"2026-08-25T17:20:00+00:00","debit":-53,"credit":24,"amount":4300000000,"shortfall":0,"debit_balance":null,"debit_version":null,"credit_balance":204300000000,"credit_version":2,"kind":"dividend","source":"agents","key":"run:5","reference_type":"contract_run","reference_id":"5","actor":"system"}
]$json$);

INSERT INTO ledger.keys_recent OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::ledger.keys_recent, $json$[
  {"digest":"\\x2e02ed96f0c6fdc9facf877f1d6d9494","id":5}
]$json$);

INSERT INTO lottery.bet OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.bet, $json$[
  {"draw_id":425,"account":99,"ticket_id":7,"line":1,"choice":"cfe95953-2b09-3ca0-f9d3-ad86ac087bd9","stake":20000000}
]$json$);

INSERT INTO lottery.game OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.game, $json$[
  {"code":"lucky-28","vassalage":"ELOTT","vendor_id":35,"family":"three_digits","names":{"cn": "幸运二八", "en": "Lucky 28", "lo": "ໂຊກດີ 28"},"source":"house","schedule":{"kind": "house", "minutes": 3},"terms":{"own": 1940, "base": 1000, "draw": {"risk": "1000000000000.00", "stake": "1000000000.00"}, "mode": "ELOTT", "odds": {}, "play": {"risk": "5000000000.00", "stake": "100000000.00"}, "units": ["yuan", "jiao", "fen", "li"], "maxBet": "10000000.00", "minBet": "100.00", "number": {"risk": "1000000000.00", "stake": "20000000.00"}, "without": [], "maxDraws": 20, "settings": {}, "maxOfMember": "50000000.00"},"revision":1,"enabled":true,"pause_reason":"","can_cancel":true,"sort":75},
  {"code":"champa-5d","vassalage":"LOTT","vendor_id":34,"family":"five_digits","names":{"cn": "占芭五星彩", "en": "Champa 5D", "lo": "ຈຳປາ 5D"},"source":"house","schedule":{"kind": "house", "minutes": 5},"terms":{"own": 1950, "base": 1000, "draw": {"risk": "1000000000000.00", "stake": "1000000000.00"}, "mode": "LOTT", "odds": {}, "play": {"risk": "5000000000.00", "stake": "100000000.00"}, "units": ["yuan", "jiao", "fen", "li"], "maxBet": "10000000.00", "minBet": "100.00", "number": {"risk": "1000000000.00", "stake": "20000000.00"}, "without": [], "maxDraws": 20, "settings": {}, "maxOfMember": "50000000.00"},"revision":1,"enabled":true,"pause_reason":"","can_cancel":true,"sort":56},
  {"code":"dice-tower","vassalage":"ELOTT","vendor_id":35,"family":"k3","names":{"cn": "骰塔", "en": "Dice Tower", "lo": "ຫໍໝາກເຕົ໋າ"},"source":"house","schedule":{"kind": "house", "minutes": 5},"terms":{"own": 1940, "base": 1000, "draw": {"risk": "1000000000000.00", "stake": "1000000000.00"}, "mode": "ELOTT", "odds": {}, "play": {"risk": "5000000000.00", "stake": "100000000.00"}, "units": ["yuan", "jiao", "fen", "li"], "maxBet": "10000000.00", "minBet": "100.00", "number": {"risk": "1000000000.00", "stake": "20000000.00"}, "without": [], "maxDraws": 20, "settings": {}, "maxOfMember": "50000000.00"},"revision":1,"enabled":true,"pause_reason":"","can_cancel":true,"sort":71}
]$json$);

INSERT INTO lottery.chain OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.chain, $json$[
  {"id":28,"game_code":"lucky-28","hash":"d1de2f4b3eb9d0d41c324bddce768f6ba36e990a2142cc6a6b2f284468c322c0","length":3360,"sealed_root":"tUcx2LZXfvcRcIXpUGua00RBgeAYNYUqN3iG2J2sbqLFHmJxKQ9ryL_LxPJokJjyOpq7FUR6lGMwgmCluOh9fYaPH22llhPsXcm2riqMYSxvugRehWzLLtkMtLM","salt":"73edb06f70413d34043f7602deb2bee0","used":48,"published_at":"2026-11-24T12:33:31.719658+00:00","salted_at":"2026-11-24T12:33:31.72172+00:00"},
  {"id":9,"game_code":"champa-5d","hash":"53c01c005d856c11b96c173349e7bc69b17e9fa8d01d2db75a262ecaec03b09a","length":2016,"sealed_root":"sWz9fd8idyB32YY3fXM9oGWBEjDHMWhZ9aao0RveHCtlzsTfSQyrv6U__IsKJnM5AMGSAxkzhbOh3e-lokU_AU2l5H3cyB95tlSWdZ27y-s2IX3-oPGnayWvf4E","salt":"cddcb83ba55f97381a55fe269ca13024","used":48,"published_at":"2026-11-24T12:33:30.012196+00:00","salted_at":"2026-11-24T12:33:30.018478+00:00"}
]$json$);

INSERT INTO lottery.choice OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.choice, $json$[
  {"id":"cfe95953-2b09-3ca0-f9d3-ad86ac087bd9","terms":{"hot": null, "cost": "200.00", "mode": "ELOTT", "play": "total", "lines": "1", "scale": 1940, "choice": {"rows": [["big"]]}, "family": "five_digits", "prizes": {"win": "388.00"}, "linePrice": "200.00"}}
]$json$);

INSERT INTO lottery.draw OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.draw, $json$[
  {"id":836,"game_code":"champa-5d","number":"202611240236","opens_at":"2026-11-24T12:34:55+00:00","closes_at":"2026-11-24T12:39:55+00:00","draws_at":"2026-11-24T12:40:00+00:00","phase":"open","chain_id":9,"chain_index":10,"seed":null,"result":null,"revision":0,"secret":"\\xdc69370065664519b2f9ed5a2c45a795","escrow":null,"settled_up_to":0,"kept":0,"void_reason":null,"locked_at":null,"settled_at":null}
]$json$);

INSERT INTO lottery.exposure OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.exposure, $json$[
  {"draw_id":425,"key":"*","stake":20000000,"risk":38800000}
]$json$);

INSERT INTO lottery.slip OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.slip, $json$[
  {"id":3,"member_id":100025,"nonce":"61b1d324-6c2f-4bfb-af31-f41bdc2c4e36","digest":"85183d9b55318f1a030c18af254cf5e449cb196012ab053d97d0088f6d08ab57","game_code":"saigon-one-minute","stop_on_win":false,"stake":40000000,"limits":[{"key": "*", "risk": "38800000", "stake": "20000000", "mostRisk": "100000000000000000", "mostStake": "100000000000000"}, {"key": "total:big", "risk": "38800000", "stake": "20000000", "mostRisk": "100000000000000", "mostStake": "2000000000000"}],"placed_at":"2026-11-24T12:33:35.577394+00:00"}
]$json$);

INSERT INTO lottery.stay OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.stay, $json$[
  {"draw_id":425,"account":99,"member_id":100025,"token":"\\x4debfe1f5011b856fedc8ce9628c910dc81c57f1d04ec1db0b2b45e1d0785261","stake":20000000,"bets":1,"paid":0,"due":0,"opposed":0}
]$json$);

INSERT INTO lottery.ticket OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::lottery.ticket, $json$[
  {"id":4,"slip_id":2,"member_id":100025,"account":99,"draw_id":1459,"times":1,"stake":40000000,"rebate":0,"win":0,"placed_at":"2026-11-24T12:33:35.5407+00:00","cancelled_at":null,"cancelled_by":null}
]$json$);

INSERT INTO member.invitation OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::member.invitation, $json$[
  {"code":"khamla","agent_id":100001,"domain":null,"created_at":"2026-08-24T12:33:13.582272+00:00","closed_at":null}
]$json$);

INSERT INTO member.profile OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::member.profile, $json$[
  {"member_id":100001,"mobile":null,"mobile_verified_at":null,"email":"","email_verified_at":null,"payee_name":"","full_name":"","birthday":null,"id_number":"","nationality":"","place_of_birth":"","address":"","permanent_address":"","current_address":"","occupation":"","source_of_income":"","recommender_id":"","contacts":{}}
]$json$);

INSERT INTO missions.activity OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::missions.activity, $json$[
  {"code":"night-garden","title":{"cn": "占芭夜花园", "en": "Champa night garden", "lo": "ສວນກາງຄືນຂອງຈຳປາ"},"texts":{"cn": "点灯、采花，角逐超过 ₭400 万奖金。", "en": "Light lanterns, pick blossoms, and race for more than ₭4 million in prizes.", "lo": "ຈູດໂຄມ ເກັບດອກ ແລະ ແຂ່ງຊິງເງິນລາງວັນລວມ 4 ລ້ານກວ່າ ₭."},"board":"night-garden","first_day":"2026-11-21","last_day":"2026-12-05","sort":10}
]$json$);

INSERT INTO missions.mission OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::missions.mission, $json$[
  {"id":2,"code":"daily-rounds","kind":"daily","activity":null,"title":{"cn": "游玩 20 局", "en": "Play 20 rounds", "lo": "ຫຼິ້ນ 20 ຮອບ"},"texts":{"cn": "所有游戏均计入。", "en": "Every game counts.", "lo": "ທຸກເກມນັບໝົດ."},"goal":{"kind": "rounds", "areas": [], "games": [], "least": "0", "vendors": []},"target":20,"reward":{"kind": "points", "points": 50},"budget":"missions","stars":1,"claim_days":7,"first_day":null,"last_day":null,"is_paused":false,"sort":20,"created_at":"2026-11-24T12:33:13.520141+00:00"}
]$json$);

INSERT INTO missions.award OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::missions.award, $json$[
  {"id":36,"member_id":100025,"cause":"mission:2:2026-11-24","source_id":"mission:2","mission_id":2,"period":"2026-11-24","title":{"cn": "游玩 20 局", "en": "Play 20 rounds", "lo": "ຫຼິ້ນ 20 ຮອບ"},"reward":{"kind": "points", "points": 50},"budget":"missions","expires_at":"2026-12-01T12:33:38.177325+00:00","state":"given","gift_id":64,"at":"2026-11-24T12:33:38.177325+00:00"}
]$json$);

INSERT INTO missions.board OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::missions.board, $json$[
  {"id":2,"code":"daily-dash","period":"daily","title":{"cn": "每日冲刺", "en": "Daily dash", "lo": "ແຂ່ງຮອບປະຈຳວັນ"},"texts":{"cn": "每局计 1 分。", "en": "Each round is a point.", "lo": "ທຸກຮອບແມ່ນໜຶ່ງຄະແນນ."},"score":{"kind": "rounds", "areas": [], "games": [], "least": "0", "vendors": []},"unit":1,"prizes":[{"to": 1, "from": 1, "reward": {"kind": "points", "points": 500}}, {"to": 2, "from": 2, "reward": {"kind": "points", "points": 300}}, {"to": 3, "from": 3, "reward": {"kind": "points", "points": 200}}, {"to": 10, "from": 4, "reward": {"kind": "points", "points": 80}}],"budget":"missions","claim_days":7,"settle_minutes":30,"first_day":null,"last_day":null,"is_paused":false,"sort":20,"created_at":"2026-11-24T12:33:13.520141+00:00"}
]$json$);

INSERT INTO missions.progress OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::missions.progress, $json$[
  {"member_id":100005,"mission_id":2,"period":"2026-08-25","progress":2,"days":[],"completed_at":null}
]$json$);

INSERT INTO missions.score OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::missions.score, $json$[
  {"board_id":2,"period":"2026-08-25","member_id":100005,"raw":2,"points":2}
]$json$);

INSERT INTO payees.payee OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::payees.payee, $json$[
  {"id":1,"member_id":100025,"kind":"BANK","provider":"BCEL","sealed":"9XWZTJ3tkvBRvM5TInn7nH-dZaFMLBkBGNF751BfuOqDEPgJ_8xOfO9iEnYQwqw6Lo5zbMuu6Av9VbTA0PJUx9px0pfLeb7WAkM7vSX9Xij9EcjzohkdUuv7WOHWVK4oW2ada1Bc3Ryb9n88LWI","number_mac":"\\x4c44554231dacdd797f36081e343ac4570084b6b790a74abe525d45e77e83aee","is_default":true,"added_at":"2026-11-24T12:33:28.428656+00:00","usable_from":"2026-11-24T12:33:28.428656+00:00","removed_at":null}
]$json$);

INSERT INTO points.account OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::points.account, $json$[
  {"member_id":100005,"balance":592,"version":52,"owed":0},
  {"member_id":100025,"balance":27730,"version":10,"owed":0}
]$json$);

INSERT INTO points.earning OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::points.earning, $json$[
  {"member_id":100025,"source":"deposit","area":"","counted":32000000000,"remainder":0}
]$json$);

INSERT INTO points.goods OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::points.goods, $json$[
  {"id":1,"code":"cash-10000","kind":"cash","names":{"cn": "现金 ₭10,000", "en": "Cash ₭10,000", "lo": "ເງິນສົດ ₭10.000"},"details":{"cn": "立即计入您的余额。", "en": "Added to your balance at once.", "lo": "ເຂົ້າຍອດເງິນຂອງທ່ານທັນທີ."},"picture":"goods-cash","price":220,"stock":500,"vip_level":0,"per_member":null,"amount":1000000000,"at_once":true,"is_enabled":true,"sort":0,"changed_at":"2026-11-24T12:33:35.808353+00:00"},
  {"id":6,"code":"umbrella","kind":"parcel","names":{"cn": "雨季大伞", "en": "Monsoon umbrella", "lo": "ຄັນຮົ່ມລະດູຝົນ"},"details":{"cn": "加大抗风，自动开合。\n审核通过后 7 天内免费寄送老挝全境。", "en": "Large, holds in the wind, opens by itself.\nSent free of charge anywhere in Laos within 7 days of approval.", "lo": "ຄັນໃຫຍ່ ທົນລົມ ເປີດອັດຕະໂນມັດ.\nສົ່ງຟຣີທົ່ວປະເທດລາວ ພາຍໃນ 7 ວັນຫຼັງຈາກອະນຸມັດ."},"picture":"goods-umbrella","price":1200,"stock":149,"vip_level":0,"per_member":null,"amount":null,"at_once":false,"is_enabled":true,"sort":5,"changed_at":"2026-11-24T12:33:35.815509+00:00"}
]$json$);

INSERT INTO points.movement OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::points.movement, $json$[
  {"member_id":100025,"version":8,"kind":"deposit","points":60,"balance_after":27660,"cause":"fact:471","reference":"","reason":"","actor":"system","at":"2026-11-24T12:33:37.970405+00:00"}
]$json$);

INSERT INTO points.redemption OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::points.redemption, $json$[
  {"id":3,"reference":"PM261124-000003","member_id":100025,"idempotency_key":"5eed0000-0000-4000-8000-000000000003","wish":"f1b14b60eafe8c095231e864a300846440c53fb5dbc5e9cd75e69257662fc10f","goods_id":6,"kind":"parcel","names":{"cn": "雨季大伞", "en": "Monsoon umbrella", "lo": "ຄັນຮົ່ມລະດູຝົນ"},"picture":"goods-umbrella","quantity":1,"points":1200,"amount":null,"currency":null,"sealed":"cnQsjIlp8TAOw9CoIGrs4ELTtdBSxBqiFU8Hqpt8ISc-yQtpXl8hB8ULYz-XsOyDKIoyou4_jd7mH1LrnO3OegQTFCDh2gxcGzONbb2zS-1nc9NedCW_dRjsRr4TqjQYdFRxbz43CKE5xOne0sxvbwmxHHWk6KvF8C0vU7UCbZrZjFc-iVOvWN-GSUjN1ZQae5NF","state":"applying","remark":"","tracking":"","applied_at":"2026-11-24T12:33:35.909646+00:00","decided_at":null,"decided_by":null}
]$json$);

INSERT INTO prizes.edition OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.edition, $json$[
  {"id":1,"game":"golden-egg","names":{"cn": "砸金蛋", "en": "Golden egg", "lo": "ໄຂ່ທອງຄຳ"},"rules":{"kind": "egg", "prizes": [{"code": "k1000", "gift": {"kind": "cash", "amount": {"$units": "100000000000"}, "turnoverFactor": 1}, "isBig": true, "names": {"cn": "₭1,000,000", "en": "₭1,000,000", "lo": "₭1,000,000"}, "weight": 1}, {"code": "k50", "gift": {"kind": "cash", "amount": {"$units": "5000000000"}, "turnoverFactor": 1}, "isBig": false, "names": {"cn": "₭50,000", "en": "₭50,000", "lo": "₭50,000"}, "weight": 299}, {"code": "k10", "gift": {"kind": "cash", "amount": {"$units": "1000000000"}, "turnoverFactor": 1}, "isBig": false, "names": {"cn": "₭10,000", "en": "₭10,000", "lo": "₭10,000"}, "weight": 2200}, {"code": "k3", "gift": {"kind": "cash", "amount": {"$units": "300000000"}, "turnoverFactor": 1}, "isBig": false, "names": {"cn": "₭3,000", "en": "₭3,000", "lo": "₭3,000"}, "weight": 3500}, {"code": "points20", "gift": {"kind": "points", "points": {"$units": "20"}}, "isBig": false, "names": {"cn": "20 积分", "en": "20 points", "lo": "20 ຄະແນນ"}, "weight": 4000}], "fallback": "points20"},"actor":"seed","at":"2026-11-24T12:33:13.176769+00:00"},
  {"id":3,"game":"evening-rain","names":{"cn": "晚间红包雨", "en": "Evening red envelope rain", "lo": "ຝົນຊອງແດງຍາມຄ່ຳ"},"rules":{"max": {"$units": "10000000000"}, "min": {"$units": "200000000"}, "pot": {"$units": "200000000000"}, "days": [1, 2, 3, 4, 5, 6, 7], "kind": "rain", "time": "20:00", "parts": 200, "minutes": 30, "turnoverFactor": 1},"actor":"seed","at":"2026-11-24T12:33:13.24794+00:00"},
  {"id":4,"game":"weekly-raffle","names":{"cn": "每周抽奖", "en": "Weekly raffle", "lo": "ຈັບສະຫຼາກປະຈຳອາທິດ"},"rules":{"days": [7], "kind": "raffle", "time": "21:00", "prizes": [{"code": "first", "gift": {"kind": "cash", "amount": {"$units": "500000000000"}, "turnoverFactor": 1}, "count": 1, "isBig": true, "names": {"cn": "一等奖：₭5,000,000", "en": "First prize: ₭5,000,000", "lo": "ລາງວັນທີ 1: ₭5.000.000"}}, {"code": "second", "gift": {"kind": "cash", "amount": {"$units": "100000000000"}, "turnoverFactor": 1}, "count": 3, "isBig": false, "names": {"cn": "二等奖：₭1,000,000", "en": "Second prize: ₭1,000,000", "lo": "ລາງວັນທີ 2: ₭1.000.000"}}, {"code": "third", "gift": {"kind": "cash", "amount": {"$units": "10000000000"}, "turnoverFactor": 1}, "count": 20, "isBig": false, "names": {"cn": "三等奖：₭100,000", "en": "Third prize: ₭100,000", "lo": "ລາງວັນທີ 3: ₭100.000"}}], "claimDays": 7},"actor":"seed","at":"2026-11-24T12:33:13.265747+00:00"},
  {"id":2,"game":"lucky-envelope","names":{"cn": "幸运红包", "en": "Lucky red envelope", "lo": "ຊອງແດງນຳໂຊກ"},"rules":{"days": 7, "kind": "envelope", "bands": [{"max": {"$units": "500000000"}, "min": {"$units": "100000000"}, "weight": 80}, {"max": {"$units": "2000000000"}, "min": {"$units": "500001000"}, "weight": 18}, {"max": {"$units": "10000000000"}, "min": {"$units": "2000001000"}, "weight": 2}], "turnoverFactor": 1},"actor":"seed","at":"2026-11-24T12:33:13.238376+00:00"}
]$json$);

INSERT INTO prizes.game OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.game, $json$[
  {"code":"golden-egg","kind":"egg","currency":"LAK","budget":"prize-egg","is_open":true,"sort":0,"edition":1,"created_at":"2026-11-24T12:33:13.178312+00:00"},
  {"code":"evening-rain","kind":"rain","currency":"LAK","budget":"prize-rain","is_open":true,"sort":2,"edition":3,"created_at":"2026-11-24T12:33:13.248401+00:00"},
  {"code":"weekly-raffle","kind":"raffle","currency":"LAK","budget":"prize-raffle","is_open":true,"sort":3,"edition":4,"created_at":"2026-11-24T12:33:13.2661+00:00"},
  {"code":"lucky-envelope","kind":"envelope","currency":"LAK","budget":"prize-envelopes","is_open":true,"sort":1,"edition":2,"created_at":"2026-11-24T12:33:13.238786+00:00"}
]$json$);

INSERT INTO prizes.change OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.change, $json$[
  {"id":1,"game":"golden-egg","action":"added","detail":"edition 1","reason":"demo","actor":"seed","at":"2026-11-24T12:33:13.203901+00:00"}
]$json$);

INSERT INTO prizes.round OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.round, $json$[
  {"id":1,"game":"weekly-raffle","edition":4,"opens_at":"2026-11-24T12:33:13.314528+00:00","draws_at":"2026-11-29T14:00:00+00:00","tickets":3,"funds":1000000000000,"server_seed":"\\x502f8f0add8eb70a66f6b7f27fb7d4b40ff650e1d96da3ba4b03fb86148d1f38","server_seed_hash":"d2228265adafa1ca8c83f0e84a1af39814d944649b96c90a125ade6accd21ef9","client_seed":"","drawn_at":null,"listed":true}
]$json$);

INSERT INTO prizes.entry OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.entry, $json$[
  {"id":1,"round_id":1,"game":"weekly-raffle","member_id":100025,"first":1,"last":3,"cause":"demo","at":"2026-11-24T12:33:36.154447+00:00"}
]$json$);

INSERT INTO prizes.envelope OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.envelope, $json$[
  {"id":1,"member_id":100025,"game":"lucky-envelope","edition":2,"cause":"demo","most":10000000000,"state":"waiting","draw_id":null,"expires_at":"2026-12-01T12:33:36.164503+00:00","at":"2026-11-24T12:33:36.164547+00:00"}
]$json$);

INSERT INTO prizes.holder OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.holder, $json$[
  {"member_id":100025,"game":"golden-egg","tickets":6}
]$json$);

INSERT INTO prizes.lot OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.lot, $json$[
  {"id":2,"member_id":100025,"game":"golden-egg","cause":"demo","tickets":5,"remaining":5,"expires_at":null,"at":"2026-11-24T12:33:36.146982+00:00"}
]$json$);

INSERT INTO prizes.rain OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.rain, $json$[
  {"id":1,"game":"evening-rain","edition":3,"starts_at":"2026-11-24T13:00:00+00:00","ends_at":"2026-11-24T13:30:00+00:00","pot":200000000000,"parts":200,"taken":0,"server_seed":"\\x314a74d62eec671f0dae9e2688b98bab42cfbef0cd5af58b64d40e427a75a623","server_seed_hash":"a0bf8fa4e5ed9ee280e7074e21fca33ce6b88492ebde3b2ab31e48f693fe48bd","client_seed":"evening-rain@2026-11-24T13:00:00Z","returned":null,"closed_at":null}
]$json$);

INSERT INTO prizes.part OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.part, $json$[
  {"rain_id":1,"place":2,"amount":600035000}
]$json$);

INSERT INTO prizes.stock OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.stock, $json$[
  {"game":"golden-egg","prize":"k1000","remaining":1}
]$json$);

INSERT INTO prizes.ticket OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::prizes.ticket, $json$[
  {"id":2,"member_id":100025,"game":"golden-egg","lot":2,"kind":"added","change":5,"tickets":5,"at":"2026-11-24T12:33:36.147268+00:00"}
]$json$);

INSERT INTO promotions.promotion OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::promotions.promotion, $json$[
  {"id":24,"key":"share-your-win","definition":{"key": "share-your-win", "kind": "free_form", "span": "week", "rules": [{"code": "win", "title": {"cn": "晒赢奖", "en": "A win you showed", "lo": "ອວດໄຊຊະນະ"}, "reward": {"kind": "cash", "size": {"fixed": "20000"}, "turnoverFactor": 1}, "trigger": {"on": "application"}}]},"state":"running","starts_at":"2026-11-09T12:33:13.347598+00:00","ends_at":"2027-01-08T12:33:13.347598+00:00","seed":"\\xd94957adf9d5dc1a592a486401ea6c8a3fa012c0412e99393cf28599b3815580","created_at":"2026-11-24T12:33:36.712485+00:00","version":1},
  {"id":14,"key":"daily-tasks","definition":{"key": "daily-tasks", "kind": "tasks", "span": "day", "rules": [{"code": "deposit", "title": {"cn": "存款一次", "en": "Deposit once", "lo": "ຝາກໜຶ່ງຄັ້ງ"}, "reward": {"game": "fortune-wheel", "kind": "tickets", "size": {"fixed": "1"}}, "measure": {"of": "deposits"}, "trigger": {"at": ["1"], "on": "reached"}}, {"code": "rounds", "title": {"cn": "玩电子游戏", "en": "Play slots", "lo": "ຫຼິ້ນສະລັອດ"}, "measure": {"of": "rounds", "games": {"areas": ["RNG"]}}, "rewards": [{"kind": "points", "size": {"fixed": "20"}}, {"kind": "points", "size": {"fixed": "100"}}], "trigger": {"at": ["20", "100"], "on": "reached"}}, {"code": "bets", "title": {"cn": "有效投注", "en": "Valid bets", "lo": "ຍອດເດີມພັນ"}, "reward": {"kind": "cash", "size": {"fixed": "5000"}, "turnoverFactor": 1}, "measure": {"of": "valid_bet"}, "trigger": {"at": ["500000"], "on": "reached"}}], "claimDays": 3},"state":"running","starts_at":"2026-10-15T12:33:13.347598+00:00","ends_at":null,"seed":"\\xc350e631eeeb851a9a9349cc8c28e27a5c6a19bb66253840ad267104d52c686c","created_at":"2026-11-24T12:33:36.459409+00:00","version":1},
  {"id":31,"key":"rainy-season","definition":{"key": "rainy-season", "kind": "tasks", "span": "week", "rules": [{"code": "rounds", "title": {"cn": "电子局数", "en": "Rounds at slots", "lo": "ຮອບສະລັອດ"}, "reward": {"kind": "cash", "size": {"fixed": "25000"}, "turnoverFactor": 1}, "measure": {"of": "rounds", "games": {"areas": ["RNG"]}}, "trigger": {"at": ["500"], "on": "reached"}}]},"state":"paused","starts_at":"2026-10-05T12:33:13.347598+00:00","ends_at":null,"seed":"\\x57981260fced45b4d839af1c346891aecf54bd5fe33bb9566a938ff8cb1b3d32","created_at":"2026-11-24T12:33:36.827728+00:00","version":1},
  {"id":28,"key":"night-cup","definition":{"key": "night-cup", "kind": "tasks", "entry": "sign_up", "rules": [{"code": "bets", "title": {"cn": "真人有效投注", "en": "Valid bets at live tables", "lo": "ຍອດເດີມພັນໂຕະສົດ"}, "reward": {"kind": "cash", "size": {"fixed": "30000"}, "turnoverFactor": 1}, "measure": {"of": "valid_bet", "games": {"areas": ["LIVE"]}}, "trigger": {"at": ["1000000"], "on": "reached"}}], "signUp": {"opensAt": "2026-11-23T12:33:36.172323975Z", "closesAt": "2026-11-28T00:33:36.172323975Z"}},"state":"running","starts_at":"2026-11-28T12:33:13.347598+00:00","ends_at":"2026-11-30T12:33:13.347598+00:00","seed":"\\xcbdd66f3861cde07341cf51c8a70b5a9b6cd656f19c642178841b8931b478ff4","created_at":"2026-11-24T12:33:36.777708+00:00","version":1},
  {"id":25,"key":"long-friend","definition":{"key": "long-friend", "caps": {"perMember": 1}, "kind": "free_form", "rules": [{"code": "story", "title": {"cn": "您的故事", "en": "Your story", "lo": "ເລື່ອງຂອງທ່ານ"}, "reward": {"kind": "points", "size": {"fixed": "500"}}, "trigger": {"on": "application"}}]},"state":"running","starts_at":"2026-09-05T12:33:13.347598+00:00","ends_at":null,"seed":"\\xb3a079c134b04114ffb536ec4f5f56647149ee9e895a9e53acc99f30a0f71928","created_at":"2026-11-24T12:33:36.735589+00:00","version":1}
]$json$);

INSERT INTO promotions.application OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::promotions.application, $json$[
  {"id":1,"promotion_id":24,"member_id":100025,"idempotency_key":"abfd95d9-b7f2-4f3b-b5a8-a73253d48987","state":"applying","comment":"ນາກາທອງ, ຊະນະ 120 ເທົ່າ!","reason":"","applied_at":"2026-11-24T12:33:38.496021+00:00","decided_at":null,"decided_by":null}
]$json$);

INSERT INTO promotions.award OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::promotions.award, $json$[
  {"id":15,"promotion_id":14,"member_id":100025,"rule":"rounds","cause":"rounds:2026-11-24:1","state":"given","reward":{"kind": "points", "points": "20"},"cost":0,"currency":"LAK","caps":[],"gift_id":"59","reason":"","at":"2026-11-24T12:33:38.076859+00:00","deposit_id":null}
]$json$);

INSERT INTO promotions.change OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::promotions.change, $json$[
  {"id":63,"promotion_id":31,"action":"paused","detail":"","reason":"the demo","actor":"seed","at":"2026-11-24T12:33:36.848318+00:00"}
]$json$);

INSERT INTO promotions.entry OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::promotions.entry, $json$[
  {"promotion_id":28,"member_id":100025,"entered_at":"2026-11-24T12:33:38.25471+00:00"}
]$json$);

INSERT INTO promotions.progress OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::promotions.progress, $json$[
  {"promotion_id":14,"span":"2026-10-15","code":"rounds","member_id":100007,"value":200000,"paid":0,"changed_at":"2026-11-24T12:33:37.090997+00:00"}
]$json$);

INSERT INTO promotions.used OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::promotions.used, $json$[
  {"promotion_id":1,"scope":"member","key":"100025","times":1}
]$json$);

INSERT INTO rewards.budget OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::rewards.budget, $json$[
  {"id":"points","currency":"LAK","budget":-116,"waiting":-117,"funded":50000000000000,"given":0,"returned":0,"created_at":"2026-11-24T12:33:35.94963+00:00","reserved":0},
  {"id":"prize-egg","currency":"LAK","budget":-12,"waiting":-13,"funded":5000000000000,"given":0,"returned":0,"created_at":"2026-11-24T12:33:13.154732+00:00","reserved":0},
  {"id":"demo","currency":"LAK","budget":-118,"waiting":-119,"funded":1000000000000,"given":21000000000,"returned":4500000000,"created_at":"2026-11-24T12:33:35.963552+00:00","reserved":0}
]$json$);

INSERT INTO rewards.funding OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::rewards.funding, $json$[
  {"id":1,"budget":"prize-egg","currency":"LAK","amount":5000000000000,"reason":"demo","actor":"seed","at":"2026-11-24T12:33:13.167402+00:00"}
]$json$);

INSERT INTO rewards.gift OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::rewards.gift, $json$[
  {"id":3,"member_id":100025,"source":"staff","source_id":"thanks","cause":"demo","title":{"cn": "感谢您的支持", "en": "Thank you for staying with us", "lo": "ຂອບໃຈທີ່ຢູ່ກັບພວກເຮົາ"},"kind":"cash","details":{"turnoverFactor": 0},"amount":1000000000,"currency":"LAK","budget":"demo","credited":false,"state":"waiting","given_at":"2026-11-24T12:33:36.005146+00:00","claimable_from":"2026-11-24T12:33:36.005139+00:00","expires_at":null,"ended_at":null,"ended_by":null,"reason":"","claim_key":null}
]$json$);

INSERT INTO site.setting OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::site.setting, $json$[
  {"key":"liveChats","value":[{"id": "service", "url": "http://localhost:9999/chat", "title": {"cn": "在线客服", "en": "Customer service", "lo": "ຝ່າຍບໍລິການລູກຄ້າ"}}],"changed_at":"2026-11-24T12:33:13.329919+00:00","changed_by":"seed","version":1}
]$json$);

INSERT INTO site.setting_history OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::site.setting_history, $json$[
  {"id":4,"key":"liveChats","old_value":null,"new_value":[{"id": "service", "url": "http://localhost:9999/chat", "title": {"cn": "在线客服", "en": "Customer service", "lo": "ຝ່າຍບໍລິການລູກຄ້າ"}}],"changed_at":"2026-11-24T12:33:13.329919+00:00","changed_by":"seed","version":1,"reason":""}
]$json$);

INSERT INTO staff.staff OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::staff.staff, $json$[
  {"id":1,"username":"admin","name":"Vilay","password_hash":"a hash","status":"active","created_at":"2026-11-24T12:33:38.627715+00:00"}
]$json$);

INSERT INTO turnover.requirement OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::turnover.requirement, $json$[
  {"id":1,"member_id":100025,"cause":"gift:6","currency":"LAK","deposited":500000000,"required":500000000,"since":"2026-11-24T12:33:36.046707+00:00","closed_at":null,"outcome":null}
]$json$);

INSERT INTO vendors.vendor OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vendors.vendor, $json$[
  {"id":1,"code":"NAGASPIN","dialect":"hub88","public_key":"a public key","launch_url":"http://studio.example/vendors/NAGASPIN","enabled":true,"created_at":"2026-11-24T12:33:12.863822+00:00","wallet":"seamless"},
  {"id":35,"code":"ELOTT","dialect":"hub88","public_key":"a public key","launch_url":"http://studio.example/vendors/ELOTT","enabled":true,"created_at":"2026-11-24T12:33:13.037697+00:00","wallet":"seamless"},
  {"id":34,"code":"LOTT","dialect":"hub88","public_key":"a public key","launch_url":"http://studio.example/vendors/LOTT","enabled":true,"created_at":"2026-11-24T12:33:13.035533+00:00","wallet":"seamless"}
]$json$);

INSERT INTO vendors.change OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vendors.change, $json$[
  {"id":1,"vendor_id":1,"action":"added","reason":"","actor":"seed","at":"2026-11-24T12:33:12.86493+00:00"}
]$json$);

INSERT INTO vendors.round OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vendors.round, $json$[
  {"id":714,"member_id":100009,"account":41,"vendor_id":1,"ref":"regular-2026-11-02-0-5","currency":"LAK","game_code":"88-bison","closed":true,"stake":100000000,"win":0,"bets":1,"cancelled_bets":0,"open_bets":0,"started_at":"2026-11-02T12:58:48+00:00","updated_at":"2026-11-02T12:58:48+00:00","opposed":null}
]$json$);

INSERT INTO vendors.session OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vendors.session, $json$[
  {"token_hash":"\\x02574a57e93b239193500eb90d0bf23b02147f3939cc9972d2d92097fa2e9212","vendor_id":35,"member_id":100025,"currency":"LAK","game_code":"quick-three-dice","account":99,"counter_account":-110,"opened_at":"2026-11-24T12:33:35.5407+00:00","expires_at":"infinity"}
]$json$);

INSERT INTO vendors.transaction OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vendors.transaction, $json$[
  {"vendor_id":11,"tx_id":"demo-13-win","id":1752,"kind":"win","account":80,"round_id":876,"round_ref":null,"game_code":"polar-thaw","amount":0,"free":false,"moved":0,"reference_id":1751,"cancelled":false,"balance":2499900000000,"at":"2026-11-19T00:36:40.422137+00:00"}
]$json$);

INSERT INTO vip.member OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vip.member, $json$[
  {"member_id":100008,"level":1,"earned":1,"lost":0,"deposits":0,"valid_bets":323200000000,"since":"2026-11-24T12:33:36.873335+00:00","earned_since":"2026-11-01","judged":null,"set_level":null,"set_until":null},
  {"member_id":100005,"level":1,"earned":1,"lost":0,"deposits":0,"valid_bets":297400000000,"since":"2026-11-24T12:33:36.873335+00:00","earned_since":"2026-11-01","judged":null,"set_level":null,"set_until":null},
  {"member_id":100009,"level":1,"earned":1,"lost":0,"deposits":0,"valid_bets":288300000000,"since":"2026-11-24T12:33:36.873335+00:00","earned_since":"2026-11-01","judged":null,"set_level":null,"set_until":null}
]$json$);

INSERT INTO vip.change OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vip.change, $json$[
  {"id":6,"member_id":100008,"from_level":0,"to_level":1,"cause":"growth","month":null,"reason":"","actor":"system","at":"2026-11-24T12:33:36.89833+00:00"}
]$json$);

INSERT INTO vip.month OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vip.month, $json$[
  {"member_id":100009,"month":"2026-08-01","deposits":0,"valid_bets":800000000}
]$json$);

INSERT INTO vip.rank OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vip.rank, $json$[
  {"level":0,"names":{"cn": "花蕾", "en": "Bud", "lo": "ດອກຕູມ"},"growth":0,"keep":0,"privileges":{"bonus": {"weekly": "0", "monthly": "0", "upgrade": "0"}, "rebate": "0", "manager": null, "withdrawal": {"max": null, "dayCount": null, "dayAmount": null, "freePerDay": null}}}
]$json$);

INSERT INTO vip.rules OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::vip.rules, $json$[
  {"only_row":true,"deposit_per":1000000000,"bet_per":5000000000,"upgrade":"at_once","since":"2026-09-10T12:33:35.626562+00:00"}
]$json$);

INSERT INTO withdrawals.provider OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::withdrawals.provider, $json$[
  {"code":"sandpay","adapter":"sandpay","settings":{"baseUrl": "http://sandbox.example", "secretFile": "merchant.secret"},"kinds":["BANK","E_WALLET","CRYPTO"],"enabled":true}
]$json$);

SELECT setval('ledger.account_id', 1000), setval('ledger.journal_id', 1000), setval('vendors.round_id', 1000),
  setval('vendors.transaction_id', 1000);

-- What is under way when a release comes: a deposit, a withdrawal with its hold, a bonus being wagered, a round with an open bet.
DO $$
DECLARE
  at CONSTANT timestamptz := '2026-11-24T12:00:00Z';
  member CONSTANT bigint := 100028;
  house bigint := ledger.open_account('house', 'release', 'cash', 'LAK', at);
  budget bigint := ledger.open_account('promotion', 'release', 'budget', 'LAK', at);
  waiting bigint := ledger.open_account('promotion', 'release', 'waiting', 'LAK', at);
  cash bigint := ledger.open_account('member', member::text, 'cash', 'LAK', at);
  bonus_account bigint := ledger.open_account('member', member::text, 'bonus', 'LAK', at);
  reserved bigint;
  answer text;
BEGIN
  PERFORM ledger.post_batch(ARRAY[
    ledger.new_movement(source => 'release', key => '1', kind => 'deposit', debit => house, credit => cash, amount => 1000000000,
      reference_type => 'deposit', reference_id => '1', actor => 'system'),
    ledger.new_movement(source => 'release', key => '2', kind => 'bonus_granted', debit => house, credit => waiting,
      amount => 200000000, reference_type => 'bonus', reference_id => '1', actor => 'system')
  ], at);
  INSERT INTO cashier.deposit (member_id, method, provider, amount, currency, state, merchant_ref, return_url, idempotency_key,
    created_at, expires_at, updated_at, kind)
  VALUES (member, 'card', 'sandpay', 1000000000, 'LAK', 'pending', 'release-1', 'http://site.example',
    '00000000-0000-4000-8000-000000000001', at, at + interval '1 hour', at, 'hosted');

  SELECT r.hold INTO STRICT reserved FROM ledger.reserve(source => 'release', key => 'withdrawal', kind => 'withdrawal', account => cash,
    amount => 100000000, reference_type => 'withdrawal', reference_id => '1', actor => 'member:' || member,
    expires_at => at + interval '30 days', at => at) AS r;
  INSERT INTO withdrawals.withdrawal (member_id, idempotency_key, payee_id, payee_kind, payee_provider, payee_provider_name,
    payee_hidden, payee_sealed, currency, amount, fee, state, hold, created_at)
  VALUES (member, '00000000-0000-4000-8000-000000000002', 1, 'BANK', 'BCEL', 'BCEL', '****5678', 'sealed', 'LAK', 100000000, 0,
    'reviewing', reserved, at);

  INSERT INTO bonus.holder VALUES (member, cash, bonus_account, NULL);
  INSERT INTO bonus.bonus (member_id, offer, cause, state, currency, amount, required, contributions, bonus_first, days, budget, waiting,
    granted_at, granted_by, reason)
  VALUES (member, 'reload30', 'release', 'queued', 'LAK', 200000000, 2000000000, '{"others": 1000}', false, 30, budget, waiting, at,
    'system', '');
  PERFORM bonus.begin(member, at);
  INSERT INTO limits.guard (member_id, account, time_zone) VALUES (member, cash, 'Asia/Vientiane');

  INSERT INTO vendors.session (token_hash, vendor_id, member_id, currency, game_code, account, counter_account, opened_at, expires_at)
  VALUES ('release', 1, member, 'LAK', 'a-game', cash, house, at, at + interval '1 day');
  SELECT b.outcome INTO answer FROM vendors.play_batch(ARRAY[
    vendors.new_command(wave => 1, vendor_id => 1::smallint, kind => 'bet', token => 'release', player => member::text,
      tx_id => 'release-1', round => 'release-1', game_code => 'a-game', currency => 'LAK', amount => 5000000)
  ], at) AS b;
  ASSERT answer = 'done', answer;

  INSERT INTO transfers.vendor_wallet (member_id, vendor, currency) VALUES (member, 'NAGASPIN', 'LAK');
  INSERT INTO identity.session (token_hash, member_id, created_at, seen_at, ends_at, ip, user_agent)
  VALUES ('release', member, at, at, at + interval '1 day', '192.0.2.1', 'a browser');
  PERFORM facts.note(ARRAY[member], ARRAY['signed_in'], ARRAY['release'], ARRAY['{}'::jsonb], ARRAY[at]);
END
$$;
