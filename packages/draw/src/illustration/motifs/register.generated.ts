// Written by `npm run generate`; do not edit.
import type { Motif } from '../define-motif.ts';
import { airport } from './airport.ts';
import { balloon } from './balloon.ts';
import { bank } from './bank.ts';
import { bridge } from './bridge.ts';
import { cargoPlane } from './cargo-plane.ts';
import { cars } from './cars.ts';
import { cloudSea } from './cloud-sea.ts';
import { coast } from './coast.ts';
import { construction } from './construction.ts';
import { containerShip } from './container-ship.ts';
import { court } from './court.ts';
import { dataCentre } from './data-centre.ts';
import { desert } from './desert.ts';
import { factory } from './factory.ts';
import { farm } from './farm.ts';
import { fields } from './fields.ts';
import { forest } from './forest.ts';
import { harbour } from './harbour.ts';
import { hills } from './hills.ts';
import { hospital } from './hospital.ts';
import { houses } from './houses.ts';
import { lake } from './lake.ts';
import { lighthouse } from './lighthouse.ts';
import { mountains } from './mountains.ts';
import { officeTower } from './office-tower.ts';
import { parliament } from './parliament.ts';
import { plain } from './plain.ts';
import { powerLines } from './power-lines.ts';
import { refinery } from './refinery.ts';
import { river } from './river.ts';
import { rocket } from './rocket.ts';
import { sailingBoat } from './sailing-boat.ts';
import { satellite } from './satellite.ts';
import { school } from './school.ts';
import { sea } from './sea.ts';
import { shop } from './shop.ts';
import { skyline } from './skyline.ts';
import { solarField } from './solar-field.ts';
import { starrySky } from './starry-sky.ts';
import { station } from './station.ts';
import { street } from './street.ts';
import { train } from './train.ts';
import { truck } from './truck.ts';
import { warehouse } from './warehouse.ts';
import { waves } from './waves.ts';
import { windPark } from './wind-park.ts';

export const all: readonly Motif[] = [
  airport,
  balloon,
  bank,
  bridge,
  cargoPlane,
  cars,
  cloudSea,
  coast,
  construction,
  containerShip,
  court,
  dataCentre,
  desert,
  factory,
  farm,
  fields,
  forest,
  harbour,
  hills,
  hospital,
  houses,
  lake,
  lighthouse,
  mountains,
  officeTower,
  parliament,
  plain,
  powerLines,
  refinery,
  river,
  rocket,
  sailingBoat,
  satellite,
  school,
  sea,
  shop,
  skyline,
  solarField,
  starrySky,
  station,
  street,
  train,
  truck,
  warehouse,
  waves,
  windPark,
];
