// Written by `npm run generate`; do not edit.
import type { Motif } from '../define-motif.ts';
import { airport } from './airport.ts';
import { balloon } from './balloon.ts';
import { bank } from './bank.ts';
import { bridge } from './bridge.ts';
import { cargoPlane } from './cargo-plane.ts';
import { cars } from './cars.ts';
import { charts } from './charts.ts';
import { circuit } from './circuit.ts';
import { cloudSea } from './cloud-sea.ts';
import { coast } from './coast.ts';
import { construction } from './construction.ts';
import { containerShip } from './container-ship.ts';
import { contours } from './contours.ts';
import { court } from './court.ts';
import { dataCentre } from './data-centre.ts';
import { desert } from './desert.ts';
import { desk } from './desk.ts';
import { dots } from './dots.ts';
import { factory } from './factory.ts';
import { farm } from './farm.ts';
import { fields } from './fields.ts';
import { flow } from './flow.ts';
import { forest } from './forest.ts';
import { gears } from './gears.ts';
import { globe } from './globe.ts';
import { grid } from './grid.ts';
import { handshake } from './handshake.ts';
import { harbour } from './harbour.ts';
import { hills } from './hills.ts';
import { hospital } from './hospital.ts';
import { houses } from './houses.ts';
import { laboratory } from './laboratory.ts';
import { lake } from './lake.ts';
import { lighthouse } from './lighthouse.ts';
import { meetingTable } from './meeting-table.ts';
import { mesh } from './mesh.ts';
import { mountains } from './mountains.ts';
import { network } from './network.ts';
import { officeTower } from './office-tower.ts';
import { parliament } from './parliament.ts';
import { plain } from './plain.ts';
import { podium } from './podium.ts';
import { polygons } from './polygons.ts';
import { powerLines } from './power-lines.ts';
import { refinery } from './refinery.ts';
import { ribbons } from './ribbons.ts';
import { rings } from './rings.ts';
import { risingCharts } from './rising-charts.ts';
import { river } from './river.ts';
import { roadmap } from './roadmap.ts';
import { rocket } from './rocket.ts';
import { sailingBoat } from './sailing-boat.ts';
import { satellite } from './satellite.ts';
import { school } from './school.ts';
import { sea } from './sea.ts';
import { serverRacks } from './server-racks.ts';
import { shop } from './shop.ts';
import { skyline } from './skyline.ts';
import { solarField } from './solar-field.ts';
import { starrySky } from './starry-sky.ts';
import { station } from './station.ts';
import { street } from './street.ts';
import { target } from './target.ts';
import { tiles } from './tiles.ts';
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
  charts,
  circuit,
  cloudSea,
  coast,
  construction,
  containerShip,
  contours,
  court,
  dataCentre,
  desert,
  desk,
  dots,
  factory,
  farm,
  fields,
  flow,
  forest,
  gears,
  globe,
  grid,
  handshake,
  harbour,
  hills,
  hospital,
  houses,
  laboratory,
  lake,
  lighthouse,
  meetingTable,
  mesh,
  mountains,
  network,
  officeTower,
  parliament,
  plain,
  podium,
  polygons,
  powerLines,
  refinery,
  ribbons,
  rings,
  risingCharts,
  river,
  roadmap,
  rocket,
  sailingBoat,
  satellite,
  school,
  sea,
  serverRacks,
  shop,
  skyline,
  solarField,
  starrySky,
  station,
  street,
  target,
  tiles,
  train,
  truck,
  warehouse,
  waves,
  windPark,
];
