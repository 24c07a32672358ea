export { decideDraw, drawHouse, type HouseDraw, houseFamilies, type HouseFamily } from './house.ts';
export { isNextSeed, seedChain } from './chain.ts';
