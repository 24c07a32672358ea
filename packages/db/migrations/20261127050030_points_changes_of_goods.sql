-- Whether staff changed a stock since another change was asked for.
CREATE INDEX goods_change_of ON points.goods_change (goods_id, id);
