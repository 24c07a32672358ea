-- A change of the stock is made once for its key; changes of before, and of the command line, have none.
ALTER TABLE points.goods_change ADD COLUMN key uuid UNIQUE;
